import type { ReactNode } from 'react';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Changes } from '../../core/office/changes.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { LetterItem } from './letter-item.tsx';

/** An editor of letters, and all letters with what came of them. */
export const LettersSection = (): ReactNode => {
  const t = useMessages('office-marketing', 'letters');
  const segments = useCallQuery('officeMarketing.segments', {});
  const letters = useCallQuery('officeMarketing.letters', {});
  return (
    <>
      <Loaded query={segments}>
        {({ segments: rows }) =>
          rows.length === 0 ? (
            <Section title={t('new')}>
              <Note>{t('needsSegment')}</Note>
            </Section>
          ) : (
            <LetterEditor segments={rows} />
          )
        }
      </Loaded>
      <Section title={t('title')}>
        <Note>{t('text')}</Note>
        <Loaded query={letters}>
          {({ letters: rows }) => (
            <Changes empty={t('none')}>
              {rows.map((letter) => (
                <LetterItem key={letter.id} letter={letter} />
              ))}
            </Changes>
          )}
        </Loaded>
      </Section>
    </>
  );
};
