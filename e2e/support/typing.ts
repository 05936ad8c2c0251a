import type { Locator } from '@playwright/test';

/**
 * Records what stands in a field after each letter: on a busy machine a letter can take longer than the pause after which
 * a field counts as typed in.
 * @returns the texts that stood in the field for less than `ms` each time, oldest first
 */
export async function recordTyping(field: Locator): Promise<(ms: number) => Promise<string[]>> {
  const record = await field.evaluateHandle((input: HTMLInputElement) => {
    const typed: { text: string; at: number }[] = [];
    input.addEventListener('input', () => typed.push({ text: input.value, at: performance.now() }));
    return typed;
  });
  return async (ms) => {
    const typed = await record.jsonValue();
    const isBrief = (at: number, index: number) =>
      (typed[index + 1]?.at ?? Number.POSITIVE_INFINITY) - at < ms;
    const rested = typed.filter(({ at }, index) => !isBrief(at, index)).map(({ text }) => text);
    return typed.map(({ text }) => text).filter((text) => !rested.includes(text));
  };
}
