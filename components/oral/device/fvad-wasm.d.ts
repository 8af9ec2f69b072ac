/** `next.config.ts` imports this file as bytes. */
declare module "@echogarden/fvad-wasm/fvad.wasm" {
  const binary: Uint8Array<ArrayBuffer>;
  export default binary;
}
