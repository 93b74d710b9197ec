import { useOutletContext } from 'react-router';

/** The game of the present page of the studio. */
export const useStudioGame = (): string => useOutletContext<string>();
