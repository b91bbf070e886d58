/** Script in the head that settles the language before the first paint. It is at most 1 kB and the same on every page. */
import { choiceStorageKey, languageSources, movedStorageKey } from './detection.ts';
import { languages } from './languages.ts';

/**
 * Builds the script's source.
 *
 * The script stores a choice (`?lng=`) when the page is shown, because browsers prerender the pages of links. It removes the
 * choice from the URL, and redirects a visitor whose language is not the page's to the translation in the page's `hreflang`
 * links. `document` and `location` are parameters so that they minify. Every access to storage is guarded because storage
 * may be blocked, and comes only after sources that are quicker, because the first one takes a phone's browser tens of
 * milliseconds. The last source is the page's own language.
 */
export function buildLanguageScript(): string {
  const lookups = languageSources.map(({ lookup }) => lookup.toString()).join(',');
  return `((document,location)=>{
const html=document.documentElement,url=new URL(location),query=url.searchParams,attempt=f=>{try{return f()}catch{}};
const known=tag=>${JSON.stringify(languages)}.find(l=>l==(tag+'').toLowerCase().split(/[-_]/)[0].replace(/^n[bn]$/,'no'));
const language=[${lookups}].reduce((l,f)=>l||[].concat(attempt(f)).map(known).find(tag=>tag),0);
const chosen=known(query.get('lng'));
const other=language!=html.lang&&document.querySelector(\`link[hreflang=\${language}]\`);
const store=()=>attempt(()=>localStorage.setItem('${choiceStorageKey}',chosen));
if(query.has('lng')){query.delete('lng');if(chosen)document.prerendering?document.onprerenderingchange=store:store();if(!other)history.replaceState(null,'',url)}
if(other){attempt(()=>sessionStorage.setItem('${movedStorageKey}',1));location.replace(new URL(other.href).pathname+url.search+url.hash)}
})(document,location)`;
}
