/** The placeholder of the live chat. */
import { ChatSection } from '#sections/chat/ChatSection.tsx';

export const sections = { Chat: ChatSection };
