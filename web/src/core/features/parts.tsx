import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useSession } from '../session/session.ts';
import { isAmong } from './audience.ts';
import type { Part, Place, PlaceProps } from './feature.ts';
import { useFeatures } from './features.ts';

export interface PartsProps<P extends Place> {
  place: P;
  given: PlaceProps[P]; // to each part
  own?: readonly Part<P>[]; // what the page itself puts between them
  fallback?: ReactNode; // while one loads; left out: what is around waits for it
}

/** What areas put into a place of the site, for whoever looks at it. */
export const Parts = <P extends Place>({ place, given, own = [], fallback }: PartsProps<P>): ReactNode => {
  const session = useSession();
  const brought = useFeatures().partsOf(place);
  const all = own.length === 0 ? brought : [...brought, ...own].toSorted((a, b) => a.order - b.order);
  return all.map(({ View, audience = 'everyone' }, at) => {
    if (!isAmong(audience, session)) return null;
    const Shown: ComponentType<PlaceProps[P]> = View;
    const shown = <Shown key={at} {...given} />;
    if (fallback === undefined) return shown;
    return (
      <Suspense key={at} fallback={fallback}>
        {shown}
      </Suspense>
    );
  });
};
