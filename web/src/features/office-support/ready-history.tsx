import { useState, type ReactNode } from 'react';
import { languages, type ReadyAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import styles from './office-support.module.css';

interface Change {
  name: string;
  lang?: string;
  was: string;
  is: string;
}

/** Parts in which a version differs from the one before it. */
const useChanges = (): ((version: ReadyAnswer, before: ReadyAnswer | undefined) => readonly Change[]) => {
  const t = useMessages('office-support', 'main');
  const queueOf = ({ queue }: ReadyAnswer): string => (queue === null ? t('any') : t(`queue.${queue}`));
  return (version, before) =>
    [
      { name: t('ready.title'), was: before?.title ?? '', is: version.title },
      { name: t('queue'), was: before ? queueOf(before) : '', is: queueOf(version) },
      ...languages.map((language) => ({
        name: languageNames[language],
        lang: localeOf[language],
        was: before?.bodies[language] ?? '',
        is: version.bodies[language] ?? '',
      })),
    ].filter(({ was, is }) => was !== is);
};

const Versions = ({ versions }: { versions: readonly ReadyAnswer[] }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const moment = useMoment();
  const changesOf = useChanges();
  return (
    <ol className={styles.versions}>
      {versions.map((each, place) => (
        <li key={each.version}>
          <h3>{[`${t('ready.version')} ${each.version}`, each.editedBy, moment(each.editedAt)].join(' · ')}</h3>
          <dl>
            {changesOf(each, versions[place + 1]).map(({ name, lang, was, is }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd lang={lang}>
                  {was !== '' && <del>{was}</del>}
                  {is !== '' && <ins>{is}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
};

const History = ({ id }: { id: number }): ReactNode => (
  <Loaded query={useCallQuery('officeSupport.readyVersions', { id }, { staleTime: 0 })}>
    {({ versions }) => <Versions versions={versions} />}
  </Loaded>
);

/** Shows who changed a ready answer, when, and what. */
export const ReadyHistory = ({ row: { id, title } }: { row: ReadyAnswer }): ReactNode => {
  const t = useMessages('office-support', 'main');
  const [isOpen, setIsOpen] = useState(false);
  const name = t('ready.history.name', { name: title });
  return (
    <>
      <Button variant="ghost" aria-label={name} onClick={() => setIsOpen(true)}>
        {t('ready.history')}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title={name}>
          <History id={id} />
        </Dialog>
      )}
    </>
  );
};
