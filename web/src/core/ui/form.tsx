import type { ComponentProps, ReactNode } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => void;
}

/** A form whose faults we tell ourselves, in the user's language, and which the page sends without leaving. */
export const Form = ({ onSubmit, ...rest }: FormProps): ReactNode => (
  <form
    {...rest}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  />
);
