export type Usage = { inputTokens: number; outputTokens: number };

/** US dollars per million tokens, so micro-dollars per token; by prefix of the model's name. */
const PRICES: [name: string, price: { input: number; output: number }][] = [
  ["claude-haiku", { input: 0.1, output: 0.5 }],
  ["claude-sonnet", { input: 2, output: 10 }],
  ["claude-opus", { input: 4, output: 20 }],
];
/** Used for unknown models, so that the budget is never exceeded. */
const HIGHEST_PRICE = { input: 4, output: 20 };

/** Lower bound; Italian has about four. */
const CHARS_PER_TOKEN = 3;

/** In millionths of a US dollar, rounded up. */
export function costMicroUsd(model: string, { inputTokens, outputTokens }: Usage): number {
  const price = PRICES.find(([name]) => model.startsWith(name))?.[1] ?? HIGHEST_PRICE;
  return Math.ceil(inputTokens * price.input + outputTokens * price.output);
}

/** Upper bound of a call's cost, reserved before it. */
export function maxCostMicroUsd(model: string, chars: number, maxTokens: number): number {
  return costMicroUsd(model, { inputTokens: Math.ceil(chars / CHARS_PER_TOKEN), outputTokens: maxTokens });
}
