// A language's messages, each taken apart when it is first asked for: of a thousand a game says a tenth.

import { FluentResource } from "@fluent/bundle";

/** Where a message or a term begins: what belongs to it is indented. */
const BEGINS = /^-?[a-zA-Z][\w-]*(?= *=)/gm;

/** By its name, each is text until somebody reads it. */
class Unread<Entry> extends Map<string, Entry> {
  override get(id: string): Entry | undefined {
    const found: unknown = super.get(id);
    if (typeof found !== "string") return found as Entry | undefined;
    const [entry] = new FluentResource(found).body;
    if (entry) this.set(id, entry as Entry);
    return entry as Entry | undefined;
  }

  keep(id: string, text: string): void {
    if (!this.has(id)) this.set(id, text as Entry);
  }
}

/** What a file of Fluent says, for a bundle. */
export function unread<Message, Term>(text: string): { messages: Map<string, Message>; terms: Map<string, Term> } {
  const [messages, terms] = [new Unread<Message>(), new Unread<Term>()];
  const found = [...text.matchAll(BEGINS)];
  found.forEach(({ 0: id, index }, number) => {
    const said = text.slice(index, found[number + 1]?.index);
    if (id.startsWith("-")) terms.keep(id, said);
    else messages.keep(id, said);
  });
  return { messages, terms };
}
