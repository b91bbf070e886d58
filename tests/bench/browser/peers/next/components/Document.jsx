import frames from '../frames.json';
import './site.css';
import { Header } from './Header.jsx';

export const Document = ({ language, footer, children }) => (
  <html lang={language}>
    <body>
      <Header language={language} frame={frames[language]} />
      {children}
      {footer}
    </body>
  </html>
);
