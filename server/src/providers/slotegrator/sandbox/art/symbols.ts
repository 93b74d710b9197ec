export const drawSymbol = (theme: string, symbol: number): string | undefined =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${theme}${symbol}</title></svg>`;
