/** Milliseconds. A page that loads faster shows no loading indicator, neither the application's nor that before its start. */
export const indicatorDelayMs = 150;
