/** The placeholder of the live chat. The contact layout renders it, so it is not an author component. */
export { ChatSection } from '#sections/chat/ChatSection.tsx';
export const components = {};
