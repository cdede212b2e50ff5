// Small sounds, made on the spot: nothing to download.

import { settings } from "./settings.svelte";

export type Sound = "coin" | "card" | "claim" | "reveal" | "liar" | "turn" | "knock" | "win" | "breath";

let context: AudioContext | null = null;

/** Browsers keep audio asleep until the first tap or key; call this from one. */
export function wakeSound(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== "running") return;
  SOUNDS[sound](context, context.currentTime + 0.01);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  coin(audio, at) {
    tone(audio, at, 1976, 0.12, 0.06, "triangle");
    tone(audio, at + 0.05, 2637, 0.22, 0.05, "triangle");
  },
  card(audio, at) {
    rustle(audio, at, 0.09, 2400, 0.12);
  },
  claim(audio, at) {
    tone(audio, at, 392, 0.16, 0.09, "triangle");
    tone(audio, at + 0.11, 587, 0.24, 0.09, "triangle");
  },
  reveal(audio, at) {
    rustle(audio, at, 0.14, 1500, 0.1);
    for (const [index, pitch] of [523, 659, 784].entries()) tone(audio, at + 0.08 + index * 0.06, pitch, 0.3, 0.05, "sine");
  },
  turn(audio, at) {
    tone(audio, at, 880, 0.5, 0.08, "sine");
    tone(audio, at + 0.16, 1175, 0.7, 0.08, "sine");
  },
  knock(audio, at) {
    tone(audio, at, 587, 0.18, 0.06, "sine");
    tone(audio, at + 0.12, 784, 0.3, 0.06, "sine");
  },
  liar(audio, at) {
    rustle(audio, at, 0.14, 1500, 0.1);
    for (const [index, pitch] of [392, 330, 233].entries()) tone(audio, at + 0.08 + index * 0.1, pitch, 0.35, 0.07, "triangle");
  },
  breath(audio, at) {
    for (const beat of [0, 0.16, 0.62, 0.78]) tone(audio, at + beat, 62, 0.22, 0.16, "sine");
  },
  win(audio, at) {
    for (const [index, pitch] of [392, 523, 659, 784, 1047].entries()) tone(audio, at + index * 0.11, pitch, 0.5, 0.07, "triangle");
  },
};

function tone(audio: AudioContext, at: number, pitch: number, length: number, volume: number, shape: OscillatorType): void {
  const oscillator = new OscillatorNode(audio, { frequency: pitch, type: shape });
  oscillator.connect(fading(audio, at, length, volume));
  oscillator.start(at);
  oscillator.stop(at + length);
}

function rustle(audio: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(fading(audio, at, length, volume));
  source.start(at);
}

function fading(audio: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
