import { Suspense, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { Parts } from '../../core/office/parts.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const parts = ['segments', 'letters', 'posts'] as const;
const views = {
  segments: lazyPart(async () => (await import('./segments-section.tsx')).SegmentsSection),
  letters: lazyPart(async () => (await import('./letters-section.tsx')).LettersSection),
  posts: lazyPart(async () => (await import('./posts-section.tsx')).PostsSection),
};

/** /office/marketing: segments of players, and letters and notices to them, banners and news. */
export const MarketingScreen = (): ReactNode => {
  const t = useMessages('office-marketing', 'main');
  const { params } = useAddress();
  const shown = parts.find((part) => part === params.get('part')) ?? parts[0];
  const View = views[shown];
  return (
    <>
      <Parts label={t('parts')} parts={parts.map((value) => ({ value, label: t(`part.${value}`) }))} value={shown} />
      <Suspense key={shown} fallback={<Loading />}>
        <View />
      </Suspense>
    </>
  );
};
