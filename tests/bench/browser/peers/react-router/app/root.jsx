import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import './components/site.css';
import { Header } from './components/Header.jsx';
import { footers } from './footers.jsx';
import frames from './frames.json';

export function Layout({ children }) {
  const { pathname } = useLocation();
  const language = /^\/no(?:\/|$)/.test(pathname) ? 'no' : 'en';
  const Footer = footers[language];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Header language={language} frame={frames[language]} />
        {children}
        <Footer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
