/** Name of the event that the document gets when the application has brought another page without a load. */
export const pageBrought = 'page:brought';
