/** Services that an enquiry can ask for. */
export const services = ['web-development', 'mobile-app', 'quality-assurance'] as const;
export type Service = (typeof services)[number];
