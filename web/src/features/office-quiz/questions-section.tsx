import { useState, type ReactNode } from 'react';
import { languages, MAX_QUIZ_QUESTION, type Language, type QuizQuestion } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { languageNames, localeOf } from '../../core/i18n/locales.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import { useAddress } from '../../core/office/list-state.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import styles from '../../core/office/office.module.css';
import { Note, Section } from '../../core/office/section.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';

const QUIZ_CALLS = ['officeQuiz.'];
const MARK = '; '; // between right answers

const answersOf = (text: string): string[] =>
  text
    .split(';')
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '');

/** Adds a question, or puts another one in its place. */
const SaveAct = ({ room, row }: { room: Language; row?: QuizQuestion }): ReactNode => {
  const t = useMessages('office-quiz', 'main');
  const [question, setQuestion] = useState('');
  const [answers, setAnswers] = useState('');
  const begin = (): void => {
    setQuestion(row?.question ?? '');
    setAnswers(row?.answers.join(MARK) ?? '');
  };
  const isWhole = question.trim() !== '' && answersOf(answers).length > 0;
  return (
    <Act
      label={t(row ? 'edit' : 'add')}
      {...(row && { name: t('edit.name', { name: row.question }) })}
      text={t('save.text')}
      reason={false}
      done={t('saved')}
      rereads={QUIZ_CALLS}
      onOpen={begin}
      fault={() => (isWhole ? undefined : t('fault'))}
      send={(send) => send('officeQuiz.save', { room, id: row?.id ?? null, question, answers: answersOf(answers) })}
    >
      <TextField
        label={t('question')}
        value={question}
        lang={localeOf[room]}
        maxLength={MAX_QUIZ_QUESTION}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <TextField
        label={t('answers')}
        value={answers}
        lang={localeOf[room]}
        hint={t('answers.hint')}
        onChange={(event) => setAnswers(event.currentTarget.value)}
      />
    </Act>
  );
};

const Actions = ({ room, row }: { room: Language; row: QuizQuestion }): ReactNode => {
  const t = useMessages('office-quiz', 'main');
  return (
    <div className={styles.actions}>
      <SaveAct room={room} row={row} />
      <Act
        label={t('remove')}
        name={t('remove.name', { name: row.question })}
        text={t('remove.text')}
        reason={false}
        done={t('removed')}
        rereads={QUIZ_CALLS}
        send={(send) => send('officeQuiz.remove', { id: row.id })}
      />
    </div>
  );
};

const useColumns = (room: Language): readonly Column<QuizQuestion>[] => {
  const t = useMessages('office-quiz', 'main');
  return [
    { label: t('question'), cell: ({ question }) => question },
    { label: t('answers'), cell: ({ answers }) => answers.join(MARK) },
    { label: t('actions'), cell: (row) => <Actions room={room} row={row} /> },
  ];
};

/** The questions of a language, and their right answers. */
export const QuestionsSection = (): ReactNode => {
  const t = useMessages('office-quiz', 'main');
  const { params, replace } = useAddress();
  const room = languages.find((language) => language === params.get('room')) ?? languages[0];
  const columns = useColumns(room);
  const query = useCallQuery('officeQuiz.questions', { room });
  return (
    <Section title={t('questions')}>
      <Note>{t('questions.text')}</Note>
      <SelectField<Language>
        label={t('room')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: localeOf[value] }))}
        value={room}
        onChange={(next) => replace({ part: 'questions', room: next })}
      />
      <div className={styles.actions}>
        <SaveAct room={room} />
      </div>
      <Loaded query={query}>
        {({ questions }) => (
          <List
            label={t('questions')}
            rows={questions}
            keyOf={({ id }) => String(id)}
            empty={t('none')}
            pageSize={PAGE_SIZE}
            columns={columns}
          />
        )}
      </Loaded>
    </Section>
  );
};
