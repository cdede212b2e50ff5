"""The languages: nothing is missing or extra, and every sentence is set as its readers expect it."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product
from typing import get_args

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mascarade.casts import printed_casts
from mascarade.languages import FORMS, LANGUAGES, Words
from mascarade.rules.characters import EDITIONS, VERBS
from mascarade.server.messages import Level
from tests.sentences import (
    CHARACTERS,
    FILES,
    HOME,
    Said,
    each_file,
    each_language,
    each_translation,
    entries,
    everything,
    files_of,
    messages,
    variables,
)

# -- the same in every language ----------------------------------------------------------------------------------------------------------


@each_language
def test_every_file_can_be_read(language: str) -> None:
    for file in files_of(language):
        junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
        assert not junk, f"{language}/{file}"


@each_language
def test_no_key_is_there_twice(language: str) -> None:
    keys = Counter(
        key for file in files_of(language) for entry in entries(language, file) if isinstance(entry, ast.Message) for key in [entry.id.name]
    )
    assert [key for key, number in keys.items() if number > 1] == []


@each_language
def test_every_language_has_the_same_files(language: str) -> None:
    assert files_of(language) == set(FILES)
    assert {path.name for path in HOME.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(LANGUAGES)


@each_translation
@each_file
def test_no_message_is_missing_or_extra(language: str, file: str) -> None:
    ours, english = set(messages(language, file)), set(messages("en", file))
    assert english - ours == set(), "missing"
    assert ours - english == set(), "extra"


@each_translation
@each_file
def test_messages_have_the_same_variables(language: str, file: str) -> None:
    for key in messages("en", file):
        assert variables(language, key) == variables("en", key), key


@each_translation
@each_file
def test_messages_tell_the_same_cases_apart(language: str, file: str) -> None:
    """A selector may be left out, but one that is there knows every word that the variable can be."""
    for key, said in messages("en", file).items():
        for variable, cases in messages(language, file)[key].cases.items():
            assert cases <= said.cases.get(variable, cases), f"{key}: ${variable}"


@each_language
def test_references_lead_somewhere(language: str) -> None:
    for key, said in everything(language).items():
        assert not [one for one in said.references if one not in everything(language)], key


@each_language
def test_every_message_can_be_said(language: str) -> None:
    """In all the cases that it tells apart, without an error."""
    bundle = FluentBundle([language], functions={"THE": str}, use_isolating=False)
    for file in files_of(language):
        bundle.add_resource(ast.Resource(body=list(entries(language, file))))
    for key, said in everything(language).items():
        message, _, attribute = key.partition(".")
        compiled = bundle.get_message(message)
        pattern = compiled.attributes[attribute] if attribute else compiled.value
        assert pattern is not None
        names = sorted(
            variables(language, key) | said.variables | {f"{name}_{form}" for name in variables(language, key) for form in FORMS}
        )
        choices = [sorted(frozenset().union(*said.cases.get(name, []))) or [0, 1, 5] for name in names if name in selected(said)]
        fixed: dict[str, str | int] = dict.fromkeys(names, "7") | dict.fromkeys(numbers(said), 7)
        for values in product(*choices):
            text, errors = bundle.format_pattern(
                pattern, fixed | dict(zip([name for name in names if name in selected(said)], values, strict=True))
            )
            assert not errors, key
            assert str(text).strip() == str(text) != "", key


def numbers(said: Said) -> set[str]:
    """The variables that are set as numbers."""
    found: set[str] = set()

    class Functions(Visitor):
        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
            found.update(one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference))

    Functions().visit(said.pattern)
    return found


def selected(said: Said) -> set[str]:
    """The variables that are selected on."""
    found: set[str] = set()

    class Selectors(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if isinstance(node.selector, ast.VariableReference):
                found.add(node.selector.id.name)
            self.generic_visit(node)

    Selectors().visit(said.pattern)
    return found


# -- characters and rules ----------------------------------------------------------------------------------------------------------------


@each_language
def test_every_character_has_all_its_forms(language: str) -> None:
    for code in CHARACTERS:
        assert {key for key in messages(language, "characters.ftl") if key.startswith(f"character-{code}.")} == {
            f"character-{code}.{form}" for form in FORMS
        }


@each_language
def test_a_step_is_given_its_numbers(language: str) -> None:
    for verb in VERBS.values():
        for key in [f"step-{verb.code}", *([f"step-{verb.code}-{verb.flag}"] if verb.flag else [])]:
            assert variables(language, key) == {name for name, _, _ in verb.numbers}, key


@each_language
@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_are_numbered_in_reading_order(language: str, edition: int) -> None:
    keys = [key for key in everything(language) if key.startswith(f"rules-e{edition}-")]
    sections: dict[int, list[str]] = {}
    for key in keys:
        _, _, section, part = key.split("-")
        sections.setdefault(int(section), []).append(part)
    assert list(sections) == list(range(1, len(sections) + 1))
    for parts in sections.values():
        assert parts == ["h", *(f"p{number + 1}" for number in range(len(parts) - 1))]
        assert 2 <= len(parts) <= 10
    assert keys == sorted(keys)


@each_language
def test_rules_name_the_printed_casts(language: str) -> None:
    """R1.4, R8.6: each paragraph with a number of players has the characters of its cast, in order."""
    words = Words(language)
    paragraphs = {(1, players, ""): f"rules-e1-03-p{part}" for players, part in [(2, 1), (3, 1), (4, 2), (5, 3), (6, 3), (7, 4)]}
    paragraphs |= {(1, 13, ""): "rules-e1-03-p5 rules-e1-03-p6"}
    paragraphs |= {(2, players, side): f"rules-e2-03-p{max(players, 5) - 3}" for players in range(4, 13) for side in "AB" if players != 10}
    for cast, keys in paragraphs.items():
        text = " ".join(words.say(key) for key in keys.split())
        assert re.search(rf"(?<!\d){min(cast[1], 8 if cast[0] == 1 else 12)}(?!\d)", text) or cast[1] in (3, 5, 6)
        if cast[0] == 2:
            first, _, second = text.partition("B\u202f:" if language == "fr" else "場景 B：" if language == "zh-Hant" else "B:")
            text = first if cast[2] == "A" else second
        at = 0
        for code in dict.fromkeys(printed_casts()[cast].split()):
            at = text.find(words.say(f"character-{code}"), at)
            assert at >= 0, (cast, code)


@each_language
@pytest.mark.parametrize(("lesson", "button"), [("lesson-1", "act-really"), ("lesson-15", "act-pretend"), ("lesson-end", "table-cast")])
def test_the_lesson_calls_buttons_by_their_names(language: str, lesson: str, button: str) -> None:
    assert Words(language).say(button) in Words(language).say(lesson)


# -- how it is set -----------------------------------------------------------------------------------------------------------------------

GAP = "\ufffc"
"""Stands for whatever is put in."""

NAMES = {"player", "name", "payee", "payer", "other"}
"""The variables that are somebody's name."""


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern with gaps, and that of each variant in it."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            line += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            line += GAP
            for variant in element.expression.variants:
                yield from texts(variant.value)
        else:
            line += GAP
    yield line


SIMPLIFIED = set(
    "们这来时说对为国过发还没问开见关现听长车东书买卖钱让认识语话请谢读写学习给经进远选达运连边动办务员货质贵资赢输赌错"
    "银钟铁镜门闭间闻难双变叶号吗妈马鸟鱼龙龟齐齿爱热练红纸级线组细终结给绝统继续维综绿缘网罗罚职联声肃胜脑脸节"
    "蓝处虽虾补装观视觉规览触记讲许论设访证评诉词试该详误诱谁调谈谎负财责败账购贯费贺赏赞赶跃转轮软轻载较辑边迁迟适"
    "邻释针钥销锁键阳阴阶际陆险随隐页顶项顺须顾顿预领频题额风飞饭饮馆骗黄点么义乌乐乔习乡云亏产亲亿仅从仓仪价众优伙伞伟传伤伦"
    "伪体余佣侠侣侧侦侨俩俭债倾儿党兰兴养兽军农冲决况冻净减凤凭击刘则刚创删别剂剑剧劝办劲励劳势匀区医华协单卢卫却厂厅历厉压厌厕"
    "县参变叙叹吓吕启员呛响哑唤啸嘱团园围图圆圣场坏块坚坛坟坠垄备够头夹夺奋奖妇娱孙宁宝实审宪宫宽宾寝寻导寿将尝尽层属岁岛"
    "币师带帮广庄庆库应庙废异弃张弥弯弹强归当录彻径忆忧怀态总恋恶悬惊惧惨惩惯愤愿戏战户扑执扩扫扬扰抚抛抢护报担拟拥择挂挡挤挥损换据"
    "数断无旧显晓暂术机杀杂权条极构枪柜栏树样档桥梦检楼标欢欧残毁毕气汉汤沟泪洁测济浓涂渐渔温湾湿满滚滤灭灯灵灾炉烂烟烦烧烫犹狮独狱猎献"
    "环玛瓯电画疗疯痒盖盘眍着矫矿码确碍礼祸离种积称稳穷窃窝竞笔笼筑签简类粮紧纠约纯纲纳纵纷纹绍绕绘络绪维缓编缩罢"
    "台后里".replace("台", "")
    .replace("后", "")
    .replace("里", "")  # these three are written so in Traditional Chinese too
)

STRAIGHT = re.compile(r"[\"']|\.\.\.| - |--(?!\w)")
CARELESS = re.compile(r"  |^\s|\s$| [,.)]|\( ")

FAULTS = {
    "en": [r"[„«»‚]", r"“(?=\s|$)", r"(?<=\s)”", r"(?<!\s)…\w"],
    "hu": [r"[“«»‚‘]", r"„[^”]*$", r"^[^„]*”", r"\b[Aa] (?=[aáeéiíoóöőuúüű])", r"\s…$"],
    "de": [r"[”«»]", r"„[^“]*$", r"^[^„]*“", r"\w…(?!\w)"],
    "fr": [r"[“”„]", r"(?<!\u202f)[;:!?»]", r"«(?!\u202f)", r" \u202f|\u202f ", r"\s…$", r"’ "],
    "zh-Hant": [
        r"[“”‘’«»„⋯─—–]",
        r"(?<![A-Za-z0-9])[,.:;?!()]|[,.:;?!()](?![A-Za-z0-9])",
        r"(?<!…)…(?!…)",
        r"[，。：；？！、「」（）] | [，。：；？！、「」（）]",
        r"[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9][\u4e00-\u9fff]",
    ],
}
"""Per language what must not stand in a text: foreign quotation marks, missing or wrong spaces, half-width punctuation."""


MACHINES = re.compile(rf"https?://\S+|{GAP}:{GAP}|(\w+|{GAP}):(?=[”“」\u202f])|=…")
"""What a machine writes or reads: addresses, keys of a record, options of a command."""


@each_language
@each_file
def test_typography(language: str, file: str) -> None:
    found = []
    for key, said in messages(language, file).items():
        for text in (MACHINES.sub(GAP, one) for one in texts(said.pattern)):
            faults = [fault for fault in FAULTS[language] if re.search(fault, text, re.MULTILINE)]
            if STRAIGHT.search(text):
                faults.append(STRAIGHT.pattern)
            if faults:
                found.append((key, faults, text))
        if any(
            CARELESS.search(line) for line in ["".join(e.value if isinstance(e, ast.TextElement) else GAP for e in said.pattern.elements)]
        ):
            found.append((key, ["spaces"], ""))
    assert found == []


def test_no_simplified_characters() -> None:
    for key, said in everything("zh-Hant").items():
        for text in texts(said.pattern):
            assert not SIMPLIFIED & set(text), (key, SIMPLIFIED & set(text))


def test_hungarian_articles_do_not_stand_before_what_is_put_in() -> None:
    """Whether it is “a” or “az” depends on the word after it: `$character_the` brings its own."""
    found = []

    class Articles(Visitor):
        def visit_Pattern(self, node: ast.Pattern) -> None:
            for before, after in pairwise(node.elements):
                variable = isinstance(after, ast.Placeable) and isinstance(after.expression, ast.VariableReference)
                if variable and isinstance(before, ast.TextElement) and re.search(r"\b[Aa]z? $", before.value):
                    found.append(before.value)
            self.generic_visit(node)

    for said in everything("hu").values():
        Articles().visit(said.pattern)
    assert found == []


def around_names(language: str) -> Iterator[str]:
    """Every line of a language, with gaps where somebody's name is put in and zeros for everything else."""
    lines = []

    class Names(Visitor):
        def visit_Pattern(self, node: ast.Pattern) -> None:
            lines.append("".join(map(part, node.elements)))
            self.generic_visit(node)

    def part(element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        return GAP if isinstance(element.expression, ast.VariableReference) and element.expression.id.name in NAMES else "0"

    for said in everything(language).values():
        Names().visit(said.pattern)
    yield from lines


def test_chinese_leaves_no_space_beside_a_name() -> None:
    """A name may be in any script: code sets it apart where it is in Latin letters."""
    assert [line for line in around_names("zh-Hant") if re.search(f"[\u4e00-\u9fff] {GAP}|{GAP} [\u4e00-\u9fff]", line)] == []


def test_french_elides_nothing_before_a_name() -> None:
    """Whether it is “de” or “d’” depends on the name."""
    assert [line for line in around_names("fr") if re.search(rf"\b(de|que) {GAP}", line)] == []


def test_no_level_of_a_bot_is_called_like_a_character() -> None:
    for language in LANGUAGES:
        words = Words(language)
        characters = {words.say(f"character-{code}") for code in CHARACTERS}
        assert not characters & {words.say(f"level-{level}") for level in get_args(Level)}, language
