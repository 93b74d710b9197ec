import { useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';

const PARAM = 'q';

/** Search text: the text in the field, which the address holds as well. */
export const useHelpdeskSearch = (): { text: string; change: (text: string) => void } => {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const asked = params.get(PARAM) ?? '';
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    if (navigation !== NavigationType.Replace) setText(asked); // a link or Back; what was typed here is newer than the address
  }
  const change = (next: string): void => {
    setText(next);
    setParams(
      (present) => {
        if (next.trim() === '') present.delete(PARAM);
        else present.set(PARAM, next);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { text, change };
};
