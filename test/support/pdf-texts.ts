/** The texts of a PDF that the service has made, in their order. */
export const pdfTexts = (pdf: string): readonly string[] =>
  [...pdf.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex = '']) =>
    new TextDecoder('windows-1252').decode(
      Uint8Array.from(hex.match(/../g) ?? [], (code) => Number.parseInt(code, 16)),
    ),
  );
