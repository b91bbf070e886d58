/** The script in the head that settles the language before anything is painted. At most 1 kB, the same on every page. */

import { choiceKey, movedKey, sources } from './detection.ts';
import { defaultLanguage, languages } from './languages.ts';

/**
 * Builds the script's source.
 *
 * It stores a choice (`?lng=`), cleans it from the address, and takes a visitor whose language is not the page's to
 * the counterpart that the page's alternates name. `document` and `location` are parameters so that they minify.
 * Storage may be blocked: every access is tried by itself.
 */
export function headScript(): string {
  const lookups = sources.map(({ lookup }) => lookup.toString()).join(',');
  return `((document,location)=>{
const html=document.documentElement,url=new URL(location.href),attempt=f=>{try{return f()}catch{}};
const known=tag=>{const t=String(tag).toLowerCase().split(/[-_]/)[0];return t=='nb'||t=='nn'?'no':${JSON.stringify(languages)}.find(l=>l==t)};
const language=[${lookups}].flatMap(attempt).map(known).find(Boolean)||'${defaultLanguage}';
const chosen=known(url.searchParams.get('lng'));
const other=language!=html.lang&&document.querySelector('link[hreflang='+language+']');
if(url.searchParams.has('lng')){url.searchParams.delete('lng');if(chosen)attempt(()=>localStorage.setItem('${choiceKey}',chosen));if(!other)history.replaceState(history.state,'',url)}
if(other){attempt(()=>sessionStorage.setItem('${movedKey}',1));location.replace(new URL(other.href).pathname+url.search+url.hash)}
})(document,location)`;
}
