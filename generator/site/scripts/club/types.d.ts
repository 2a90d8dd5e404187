/** What is used of pdf-lib. */
interface PdfPage {
  node: { delete(key: unknown): void };
  getWidth(): number;
  getHeight(): number;
  scaleContent(x: number, y: number): void;
  translateContent(x: number, y: number): void;
  resetPosition(): void;
  drawText(text: string, how: { x: number; y: number; size: number; font: PdfFont }): void;
}
interface PdfFont {
  widthOfTextAtSize(text: string, size: number): number;
}
interface PdfFile {
  getPageCount(): number;
  getPage(n: number): PdfPage;
  copyPages(from: PdfFile, pages: number[]): Promise<PdfPage[]>;
  addPage(page: PdfPage | [number, number]): PdfPage;
  embedFont(name: string): Promise<PdfFont>;
  setTitle(text: string, how: { showInWindowTitleBar: boolean }): void;
  setSubject(text: string): void;
  setKeywords(words: string[]): void;
  setLanguage(code: string): void;
  save(): Promise<Uint8Array<ArrayBuffer>>;
}
interface PdfLib {
  PDFDocument: { load(bytes: ArrayBuffer): Promise<PdfFile>; create(): Promise<PdfFile> };
  PDFName: { of(name: string): unknown };
  StandardFonts: { Helvetica: string; HelveticaBold: string };
}
/** Where the situations of a document stand, and what its pages are numbered by. */
interface Parted {
  unit: string;
  each: number;
  from: number;
  parts: Record<string, [first: number, last: number]>;
}
