/** Takes the place of the WOFF2 decoder in the font reader of the PDF, whose fonts are TrueType: 60 KB (gzip) less to fetch. */
export default function decompress(): never {
  throw new Error("WOFF2 fonts are not read in the browser");
}
