import type { ReactNode } from 'react';
import {
  choiceOf,
  isChoice,
  noticeChannels,
  noticeTopics,
  type NoticeChannel,
  type NoticeTopic,
} from 'server/contract';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './choices.module.css';
import { PushCard } from './push-card.tsx';

const HEIGHT = 640; // px of the card, about

const reread = (): void => void queryClient.invalidateQueries({ queryKey: ['notices.choices'] });

interface CellProps {
  topic: NoticeTopic;
  channel: NoticeChannel;
  isOn: boolean;
  choose(isOn: boolean): void;
}

const Cell = ({ topic, channel, isOn, choose }: CellProps): ReactNode => {
  const t = useMessages('notices', 'choices');
  if (!isChoice(topic, channel)) return <span aria-hidden="true">—</span>;
  return (
    <Switch
      checked={isOn}
      onChange={choose}
      label={<span className="visually-hidden">{`${t(`topic.${topic}`)}: ${t(`channel.${channel}`)}`}</span>}
    />
  );
};

/** Channels to choose among: none for security, which is told everywhere. */
const offered = (topic: NoticeTopic): readonly NoticeChannel[] => (topic === 'security' ? [] : noticeChannels);

/** Choices of each kind of notices, and pushes to this browser. Every choice is saved at once. */
export const ChoicesCard = (): ReactNode => {
  const t = useMessages('notices', 'choices');
  const errorText = useErrorText();
  const { data, error } = useCallQuery('notices.choices', {});
  const { problem, run } = useAct(reread);
  if (!data) return error ? <ErrorState about={error}>{errorText(error)}</ErrorState> : <Skeleton height={HEIGHT} />;
  return (
    <Card id="notices" className={styles.card}>
      <h2>{t('title')}</h2>
      <p className={styles.hint}>{t('hint')}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('topic')}</th>
            {noticeChannels.map((channel) => (
              <th key={channel} scope="col">
                {t(`channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeTopics.map((topic) => (
            <tr key={topic}>
              <th scope="row">{t(`topic.${topic}`)}</th>
              {topic === 'security' && (
                <td colSpan={noticeChannels.length} className={styles.always}>
                  {t('always')}
                </td>
              )}
              {offered(topic).map((channel) => (
                <td key={channel}>
                  <Cell
                    topic={topic}
                    channel={channel}
                    isOn={!data.switchedOff.includes(choiceOf(topic, channel))}
                    choose={(isOn) => void run((call) => call('notices.choose', { topic, channel, isOn }))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PushCard choices={data} reread={reread} />
    </Card>
  );
};
