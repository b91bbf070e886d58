'use client';
import { useState } from 'react';

/** Form with controlled fields that are checked when it is sent, and then at each change. */
export function ContactForm({ name, fields, submitLabel }) {
  const [values, setValues] = useState({});
  const [errors, setErrors] = useState({});
  const [isSent, setIsSent] = useState(false);

  const check = (control) =>
    setErrors((errors) => ({ ...errors, [control.name]: control.validationMessage }));
  const onChange = ({ target }) => {
    setValues({ ...values, [target.name]: target.value });
    if (isSent) check(target);
  };
  const onSubmit = (event) => {
    event.preventDefault();
    setIsSent(true);
    for (const control of event.target.elements) if (control.name) check(control);
  };

  return (
    <form data-form={name} noValidate onSubmit={onSubmit}>
      {fields.map(({ name, label, type, isRequired, autoComplete, options }) => {
        const Control = type === 'textarea' || type === 'select' ? type : 'input';
        // A file's value cannot be set.
        const value = type === 'file' ? {} : { value: values[name] ?? options[0] ?? '' };
        const props = { id: `field-${name}`, name, required: isRequired, autoComplete, onChange, ...value };
        return (
          <p key={name} className="field">
            <label htmlFor={props.id}>{label}</label>
            {Control === 'select' ? (
              <select {...props}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <Control {...props} {...(Control === 'input' ? { type } : { rows: 6 })} />
            )}
            <span className="error" role="alert">
              {errors[name]}
            </span>
          </p>
        );
      })}
      <button type="submit">{submitLabel}</button>
    </form>
  );
}
