import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useSession } from '../session/session.ts';
import { isAmong } from './audience.ts';
import type { Place, PlaceProps } from './feature.ts';
import { useFeatures } from './features.ts';

export interface PartsProps<P extends Place> {
  place: P;
  given: PlaceProps[P]; // to each part
  fallback?: ReactNode; // while one loads
}

/** Parts that areas put into a place of the site, as far as this visitor may see it. */
export const Parts = <P extends Place>({ place, given, fallback }: PartsProps<P>): ReactNode => {
  const session = useSession();
  return useFeatures()
    .partsOf(place)
    .map(({ View, audience = 'everyone' }, at) => {
      const Shown: ComponentType<PlaceProps[P]> = View;
      return (
        isAmong(audience, session) && (
          <Suspense key={at} fallback={fallback}>
            <Shown {...given} />
          </Suspense>
        )
      );
    });
};
