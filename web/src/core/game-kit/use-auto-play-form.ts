import { useState } from 'react';
import { courseOf } from '../money/course.ts';
import { useMoney } from '../money/money.ts';
import {
  autoPlayFormStart,
  readAutoPlayForm,
  type AutoPlayField,
  type AutoPlayForm,
  type AutoPlayReading,
} from './auto-play.form.ts';

/** Auto play's fields and which of them cannot be read. */
export interface AutoPlayFormState {
  form: AutoPlayForm;
  wrong: readonly AutoPlayField[];
  onChange: (form: AutoPlayForm) => void;
}

/** Auto play's fields and what they mean in the chosen currency. */
export const useAutoPlayForm = (): AutoPlayReading & AutoPlayFormState => {
  const { currency } = useMoney();
  const [form, onChange] = useState(autoPlayFormStart);
  return { form, onChange, ...readAutoPlayForm(form, courseOf(currency)) };
};
