/** What a call used, in tokens. */
export type Usage = { inputTokens: number; outputTokens: number };

/** US dollars for a million tokens, so micro-dollars for one; by the beginning of the model's name. */
const PRICES: [name: string, price: { input: number; output: number }][] = [
  ["claude-haiku", { input: 0.1, output: 0.5 }],
  ["claude-sonnet", { input: 2, output: 10 }],
  ["claude-opus", { input: 4, output: 20 }],
];
/** For a model without a price: the dearest, so that a budget is kept all the same. */
const DEAREST = { input: 4, output: 20 };

/** The fewest characters that make a token; Italian has about four. */
const CHARS_PER_TOKEN = 3;

/** What a call cost, in millionths of a US dollar, rounded up. */
export function costMicroUsd(model: string, { inputTokens, outputTokens }: Usage): number {
  const price = PRICES.find(([name]) => model.startsWith(name))?.[1] ?? DEAREST;
  return Math.ceil(inputTokens * price.input + outputTokens * price.output);
}

/** The most a call can cost: what is reserved before it. */
export function mostMicroUsd(model: string, chars: number, maxTokens: number): number {
  return costMicroUsd(model, { inputTokens: Math.ceil(chars / CHARS_PER_TOKEN), outputTokens: maxTokens });
}
