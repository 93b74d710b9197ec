/** Links of a partner to one campaign. */
export interface PartnerLinks {
  text: string; // `code_tag_sub`: end of a short link, and a start parameter at Telegram
  full: string;
  short: string;
}

/** Writes the links of a campaign, for one sub-id; an empty text stands for none. */
export const linksOf = ({
  origin,
  code,
  tag,
  sub,
}: {
  origin: string;
  code: string;
  tag: string;
  sub: string;
}): PartnerLinks => {
  const query = new URLSearchParams({ ...(tag !== '' && { tag }), ...(sub !== '' && { sub }) }).toString();
  const text = [code, ...(tag !== '' || sub !== '' ? [tag] : []), ...(sub === '' ? [] : [sub])].join('_');
  return { text, full: `${origin}/ref/${code}${query === '' ? '' : `?${query}`}`, short: `${origin}/r/${text}` };
};
