/** The first id, a UUIDv7, that a round or a bet of this time or later can have. `at`: ms since epoch. */
export const idFrom = (at: number): string => {
  const hex = Math.max(0, Math.floor(at)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};
