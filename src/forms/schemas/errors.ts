/** Validation errors as translation keys of the namespace `forms`. The keys cross the wire and are rendered in the request's language. */
export const errorKeys = {
  /** Name in the enquiry form. */
  name: 'errors.name',
  /** Name in the other forms. */
  fullName: 'errors.fullName',
  email: 'errors.email',
  required: 'errors.required',
  phone: 'errors.phone',
  tooLong: 'errors.tooLong',
  cv: 'errors.cv',
  fileType: 'errors.fileType',
  fileSize: 'errors.fileSize',
  fileEmpty: 'errors.fileEmpty',
  /** The server's malware scanner has found something. */
  fileInfected: 'errors.fileInfected',
  /** The file of a rejected form must be chosen again, because the page cannot keep it. */
  fileAgain: 'errors.fileAgain',
  /** A value of the wrong type, which no form can send. */
  invalid: 'errors.invalid',
} as const;

export type ErrorKey = (typeof errorKeys)[keyof typeof errorKeys];
