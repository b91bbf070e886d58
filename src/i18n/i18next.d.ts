import blog from '../../content/en/ui/blog.json' with { type: 'json' };
import chat from '../../content/en/ui/chat.json' with { type: 'json' };
import contact from '../../content/en/ui/contact.json' with { type: 'json' };
import drawings from '../../content/en/ui/drawings.json' with { type: 'json' };
import forms from '../../content/en/ui/forms.json' with { type: 'json' };
import lists from '../../content/en/ui/lists.json' with { type: 'json' };
import mail from '../../content/en/ui/mail.json' with { type: 'json' };
import policy from '../../content/en/ui/policy.json' with { type: 'json' };
import portfolio from '../../content/en/ui/portfolio.json' with { type: 'json' };
import privacy from '../../content/en/ui/privacy.json' with { type: 'json' };
import shell from '../../content/en/ui/shell.json' with { type: 'json' };
import testimonials from '../../content/en/ui/testimonials.json' with { type: 'json' };
import video from '../../content/en/ui/video.json' with { type: 'json' };

/** English strings define the typed keys, because the other languages are translated from them. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      blog: typeof blog;
      chat: typeof chat;
      contact: typeof contact;
      drawings: typeof drawings;
      forms: typeof forms;
      lists: typeof lists;
      mail: typeof mail;
      policy: typeof policy;
      portfolio: typeof portfolio;
      privacy: typeof privacy;
      shell: typeof shell;
      testimonials: typeof testimonials;
      video: typeof video;
    };
  }
}
