import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatQuiz } from 'server/contract';
import { formatUnitsMinor } from '../../core/format/format.ts';
import { useLanguage, useMessages } from '../../core/i18n/messages.ts';
import { useStore } from '../../core/store/store.ts';
import { chatRoom } from './chat-room.ts';
import styles from './giveaways.module.css';
import { useTimeLeft } from './use-time-left.ts';

const ICON = 36;

/** The end of a question: its winner, or that time is up. */
const Outcome = ({ quiz: { winner, answer } }: { quiz: ChatQuiz }): ReactNode => {
  const t = useMessages('chat', 'main');
  if (winner === null) return <p className={styles.note}>{t('quiz.over')}</p>;
  const text = answer === null ? t('quiz.wonBy', { nick: winner }) : t('quiz.won', { nick: winner, answer });
  return <p className={styles.line}>{text}</p>;
};

/** A question of the quiz, for what it is asked and how long, then who was first. */
export const QuizCard = ({ question, quiz }: { question: string; quiz: ChatQuiz }): ReactNode => {
  const t = useMessages('chat', 'main');
  const language = useLanguage();
  const { isOnBreak } = useStore(chatRoom);
  const { prize, endsAt, isOver } = quiz;
  const time = useTimeLeft(endsAt, isOver);
  const amount = formatUnitsMinor(BigInt(prize), { name: 'DIC' }, language);
  return (
    <section className={styles.card} data-kind="quiz" data-over={isOver || undefined} aria-label={t('quiz.title')}>
      <Lightbulb aria-hidden="true" size={ICON} />
      <p className={styles.question}>{question}</p>
      <div className={styles.rest}>
        {isOver && <Outcome quiz={quiz} />}
        {!isOver && !isOnBreak && (
          <>
            <p className={styles.line}>{t('quiz.prize', { amount })}</p>
            <p className={styles.note}>{t('quiz.how')}</p>
            <p className={styles.note} role="timer">
              {time === undefined ? t('quiz.over') : t('quiz.left', { time })}
            </p>
          </>
        )}
      </div>
    </section>
  );
};
