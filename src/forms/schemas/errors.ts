/** What may be wrong with a field, as translation keys of the namespace `forms`: they cross the wire, and are rendered in the request's language. */
export const errorKeys = {
  /** The enquiry's name. */
  name: 'errors.name',
  /** The name in the other forms. */
  fullName: 'errors.fullName',
  email: 'errors.email',
  required: 'errors.required',
  phone: 'errors.phone',
  tooLong: 'errors.tooLong',
  cv: 'errors.cv',
  fileType: 'errors.fileType',
  fileSize: 'errors.fileSize',
  fileEmpty: 'errors.fileEmpty',
  /** A file that was sent along with what was refused, and is gone. */
  fileAgain: 'errors.fileAgain',
  /** A value of a wrong kind, which no form can send. */
  invalid: 'errors.invalid',
} as const;

export type ErrorKey = (typeof errorKeys)[keyof typeof errorKeys];
