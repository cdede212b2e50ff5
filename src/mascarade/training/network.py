"""The player's network and its critic, in PyTorch."""

from collections.abc import Sequence

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from mascarade.casts import Cast, printed_cast, printed_casts
from mascarade.envs.encoding import FIRST_STEPS, PHASES
from mascarade.expert.kinds import KIND_NUMBERS, MOST_READ, kind_numbers
from mascarade.expert.network import (
    ASK,
    AT,
    CALM,
    CLAIMED,
    DENIED,
    FACTS,
    HEAD_SCALE,
    KIND,
    MATRICES,
    MEANING,
    MOST,
    OWN,
    PLACE,
    PLACE_NUMBERS,
    PLACE_SCALE,
    SEAT_SCALE,
    WIDTH,
)
from mascarade.rules.layout import ACTIONS, ANNOUNCE, MAX_KINDS, MAX_PLACES, MAX_SEATS, NAME, PASS


def kinds_of(casts: Sequence[Cast]) -> Tensor:
    """The characters of every cast as the network reads them."""
    return torch.from_numpy(np.stack([kind_numbers(cast) for cast in casts]))


def only_beyond(seats: int) -> Tensor:
    """A 1 for each of the facts that is nothing but 0 at printed tables of up to so many seats; a 0 for the others."""
    head = FACTS - MAX_SEATS * 9 - KIND - MAX_PLACES * PLACE
    cards = max(len(printed_cast(*key).codes) for key in printed_casts() if key[1] <= seats)
    by_seat, by_place = torch.arange(MAX_SEATS) >= seats, torch.arange(MAX_PLACES) >= cards
    parts = torch.zeros(head), by_seat.repeat_interleave(8), by_seat, torch.zeros(KIND), by_place.repeat_interleave(PLACE)
    return torch.cat([part.float() for part in parts])


def _part(words: Tensor, name: str, size: int) -> Tensor:
    return words[:, AT[name] : AT[name] + size]


class Reader(nn.Module):
    """Turns an observation into numbers of about 1, with characters by what they do, not by their number in the cast."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = nn.Sequential(nn.Linear(KIND_NUMBERS, MEANING), nn.ReLU(), nn.Linear(MEANING, KIND))
        # Few of these numbers differ between two characters: with the usual beginnings all would mean nearly the same, for a long time.
        nn.init.normal_(self.kind[0].weight)
        nn.init.normal_(self.kind[2].weight, std=0.15)
        self.register_buffer("head_scale", torch.tensor(HEAD_SCALE), persistent=False)
        self.register_buffer("seat_scale", torch.tensor(SEAT_SCALE), persistent=False)
        self.register_buffer("place_scale", torch.tensor(PLACE_SCALE), persistent=False)
        self.register_buffer("place_numbers", torch.tensor(PLACE_NUMBERS), persistent=False)

    def forward(self, kinds: Tensor, casts: Tensor, words: Tensor, senses: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """The facts; every character; what its own logit reads; and where cards are thought to lie."""
        many = len(words)
        meanings = self._meanings(kinds)[casts]
        number = words.to(meanings.dtype)
        sense = senses.to(meanings.dtype) / 255
        own, known, claimed, denied = sense[:, :MATRICES].view(many, 4, MAX_PLACES, MAX_KINDS).unbind(1)
        own = own * (1 + CLAIMED * claimed) * (1 - DENIED * denied)
        own = own / own.sum(2, keepdim=True).clamp_min(0.01)
        sure = sense[:, MATRICES : MATRICES + 2 * MAX_PLACES].view(many, 2, MAX_PLACES).transpose(1, 2)
        about = sense[:, MATRICES + 2 * MAX_PLACES : MATRICES + 2 * MAX_PLACES + MAX_SEATS]
        said = _part(number, "said", MAX_PLACES * 16).view(many, MAX_PLACES, 16)[:, :, 1:]
        announced = _part(number, "announced", MAX_KINDS)
        seats = self._scaled(_part(number, "seats", MAX_SEATS * 8).view(many, MAX_SEATS, 8), self.seat_scale)
        places = _part(number, "places", MAX_PLACES * 8).view(many, MAX_PLACES, 8).index_select(2, self.place_numbers)
        places = self._scaled(places, self.place_scale)
        word = claimed - denied
        spoken = torch.stack((own, known, word), 2) @ announced.view(many, 1, MAX_KINDS, 1)
        all_four = torch.cat((own, known, said, word), 1) @ meanings
        by_place = torch.cat(
            (places, all_four.view(many, 4, MAX_PLACES, KIND).transpose(1, 2).reshape(many, MAX_PLACES, 4 * KIND), spoken[..., 0], sure), 2
        )
        facts = torch.cat(
            (
                self._scaled(number[:, 1:8], self.head_scale),
                _part(number, "court", 1) / 8,
                _part(number, "phase", PHASES),
                _part(number, "step", FIRST_STEPS),
                _part(number, "numbers", 2).clamp_max(MOST_READ) / 8,
                seats.flatten(1),
                about,
                (announced.view(many, 1, MAX_KINDS) @ meanings)[:, 0],
                by_place.flatten(1),
            ),
            1,
        )
        mine = torch.cat((own[:, :3], known[:, :3], own[:, 3:].amax(1, keepdim=True), own[:, 1:3].amax(1, keepdim=True)), 1).transpose(1, 2)
        return facts, meanings, mine, own

    def _meanings(self, kinds: Tensor) -> Tensor:
        """What each character of each cast means beside the others of its cast."""
        there = kinds[..., -1:]
        found = self.kind(kinds)
        return (found - (found * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)) * there

    def _scaled(self, numbers: Tensor, scale: Tensor) -> Tensor:
        return (numbers * scale.to(numbers.dtype)).clamp_max(MOST)


class Body(nn.Module):
    """Three layers; the second and third add to what came before."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.first, self.second, self.third = nn.Linear(size, WIDTH), nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)

    def forward(self, facts: Tensor) -> Tensor:
        """What the heads read."""
        found = functional.relu(self.first(facts))
        found = found + functional.relu(self.second(found))
        return found + functional.relu(self.third(found))


class Expert(nn.Module):
    """The player: a logit for every relative decision, and a guess where the cards are."""

    def __init__(self) -> None:
        super().__init__()
        self.reader, self.body = Reader(), Body(FACTS)
        self.free = nn.Linear(WIDTH, ACTIONS - 3 * MAX_KINDS)
        self.ask = nn.Linear(WIDTH, ASK)
        self.kind = nn.Linear(KIND + OWN, ASK)
        self.say = nn.Linear(ASK, 3)
        self.guess = nn.Linear(WIDTH, MAX_PLACES * KIND)

    def forward(self, kinds: Tensor, casts: Tensor, words: Tensor, senses: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of decisions, of which not all are allowed, and of characters by place."""
        facts, meanings, mine, own = self.reader(kinds, casts, words, senses)
        found = self.body(facts)
        # In short numbers two logits would be a hundredth apart or equal, as much as one update may change them.
        with torch.autocast(found.device.type, enabled=False):
            found, meanings, mine = found.float(), meanings.float(), mine.float()
            free = self.free(found)
            said = self.say(functional.relu(self.ask(found)[:, None] + self.kind(torch.cat((meanings, mine), 2))))
            logits = torch.cat((free[:, :ANNOUNCE], said[..., 0], said[..., 1], free[:, ANNOUNCE:], said[..., 2]), 1)
            logits = logits * (CALM / _part(words.float(), "turn", 1).clamp_min(CALM)) ** 3
            guess = self.guess(found).view(-1, MAX_PLACES, KIND) @ meanings.transpose(1, 2) + (own.float() + 0.002).log()
        return logits, guess


class Critic(nn.Module):
    """Sees all cards, and who is a bot, in training only: the chance to win of the one who decides."""

    def __init__(self) -> None:
        super().__init__()
        self.reader, self.body = Reader(), Body(FACTS + MAX_PLACES * KIND + MAX_SEATS)
        self.chance = nn.Linear(WIDTH, 1)

    def forward(self, kinds: Tensor, casts: Tensor, words: Tensor, senses: Tensor, cards: Tensor, company: Tensor) -> Tensor:
        """A logit."""
        facts, meanings, *_ = self.reader(kinds, casts, words, senses)
        lying = functional.one_hot(cards.long(), MAX_KINDS + 1)[:, :, 1:].to(meanings.dtype) @ meanings
        bots = (company > 0).to(meanings.dtype)
        return self.chance(self.body(torch.cat((facts, lying.flatten(1), bots), 1)))[:, 0]


assert ANNOUNCE + 2 * MAX_KINDS == PASS
assert NAME + MAX_KINDS == ACTIONS
