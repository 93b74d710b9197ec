import { useEffect, useState } from 'react';
import { fontFamily } from '../tokens/tokens.ts';

const FONT_MS = 1500; // after so long the system's face serves

/** Whether a canvas may draw letters: glyphs drawn before the face is there would stay wrong. */
export const useFontReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setReady(true), FONT_MS);
    const faces = [`700 48px ${fontFamily}`, `600 12px ${fontFamily}`].map((font) => document.fonts.load(font));
    void Promise.allSettled(faces).then(() => setReady(true));
    return () => clearTimeout(late);
  }, []);
  return ready;
};
