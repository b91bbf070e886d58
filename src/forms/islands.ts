/** The forms, in one chunk: most of their code is shared. */
export { ApplicationForm } from './ApplicationForm.tsx';
export { EnquiryForm } from './EnquiryForm.tsx';
export { MessageForm } from './MessageForm.tsx';
