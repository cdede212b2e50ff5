// Tells people who listen to a screen reader what others see. The regions are there from the start, or they would not be read.

const regions = { polite: region("polite"), assertive: region("assertive") };

function region(urgency: "polite" | "assertive"): HTMLElement {
  const element = document.createElement("div");
  element.className = "visually-hidden";
  element.setAttribute("aria-live", urgency);
  element.setAttribute("role", urgency === "polite" ? "status" : "alert");
  document.body.append(element);
  return element;
}

/** Have a text read aloud; `assertive` interrupts, for what cannot wait. */
export function announce(text: string, urgency: "polite" | "assertive" = "polite"): void {
  const line = document.createElement("p");
  line.textContent = text;
  regions[urgency].append(line);
  // a new line each time, so that the same words twice are read twice
  setTimeout(() => line.remove(), 8_000);
}
