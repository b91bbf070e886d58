'use client';
import { useEffect, useRef, useState } from 'react';
import { Link, usePathname } from './framework.jsx';

/** Header with menus as disclosure buttons. One menu is open at a time; Escape, a click outside and a new page close it. */
export function Header({ language, frame }) {
  const { brand, menu, menus, links, otherLanguage } = frame;
  const pathname = usePathname();
  const [openMenu, setOpenMenu] = useState();
  const header = useRef(null);

  useEffect(() => {
    if (pathname) setOpenMenu(undefined);
  }, [pathname]);
  useEffect(() => {
    if (!openMenu) return;
    const close = () => setOpenMenu(undefined);
    const onKeyDown = ({ key }) => key === 'Escape' && close();
    const onPointerDown = ({ target }) => header.current?.contains(target) || close();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [openMenu]);

  const toggle = (name) => setOpenMenu(openMenu === name ? undefined : name);
  const isCurrent = (href) => (href === pathname ? 'page' : undefined);
  const otherPath =
    language === 'en' ? `/no${pathname === '/' ? '' : pathname}` : pathname.slice('/no'.length) || '/';
  const languageLink = (
    <Link href={otherPath} hrefLang={otherLanguage.lang} lang={otherLanguage.lang}>
      {otherLanguage.label}
    </Link>
  );
  const renderLink = ({ href, label }) => (
    <Link key={href} href={href} aria-current={isCurrent(href)}>
      {label}
    </Link>
  );
  const renderItem = (link) => <li key={link.href}>{renderLink(link)}</li>;

  return (
    <header ref={header} className="site-header">
      <Link className="brand" href={brand.href}>
        {brand.label}
      </Link>
      <nav aria-label="Main">
        <div className="desktop">
          {menus.map(({ label, items }) => (
            <div key={label} className="menu">
              <button type="button" aria-expanded={openMenu === label} onClick={() => toggle(label)}>
                {label}
              </button>
              <ul className="panel" hidden={openMenu !== label}>
                {items.map(({ href, label, hint }) => (
                  <li key={href}>
                    <Link href={href} aria-current={isCurrent(href)}>
                      <b>{label}</b>
                      <small>{hint}</small>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {links.map(renderLink)}
          {languageLink}
        </div>
        <div className="phone-menu">
          <button type="button" aria-expanded={openMenu === 'phone'} onClick={() => toggle('phone')}>
            {openMenu === 'phone' ? menu.close : menu.open}
          </button>
          <div className="panel" hidden={openMenu !== 'phone'}>
            <ul>{links.map(renderItem)}</ul>
            {menus.map(({ label, items }) => (
              <div key={label}>
                <p>{label}</p>
                <ul>{items.map(renderItem)}</ul>
              </div>
            ))}
            {languageLink}
          </div>
        </div>
      </nav>
    </header>
  );
}
