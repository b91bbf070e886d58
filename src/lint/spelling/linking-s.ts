/**
 * The s that joins the parts of a compound of bokmål: `kvalitet` + s + `sikring`. The language has no full rule for
 * it, but after the endings here it always stands: sprakradet.no, "Bindebokstav"; ordnett.no, "Bindebokstaver".
 */
const ending = /(?:het|sjon|(?:it|iet|jest)et|nad|else|dom|ing)$/;
/** The ending of `vennskap`, and not the cupboard of `kjøleskap`, which may stand without. */
const skap =
  /(?:sel|kunn|land|regn|red|mann|egen|venn|viten|felles|ekte|bud|medlem|leder|eier|mester|partner|nabo|vert|slekt|utenriks)skap$/;

/**
 * Words on -ing that are no nouns of a Norwegian verb, and take no s: Språkrådet names those of persons, animals and
 * things, and what English lends; the others here are those that the dictionary's own compounds show without it.
 */
const ing = new Set(
  `antidumping backing banking bedding blogging boarding booking bowling branding bring brisling browning calling camping
  casting catering clearing coaching crowdfunding curling doping dronning dumping dødning engineering fading fjerding
  flyktning fundraising gaming grevling halling harding hedning holding honning hosting høvding jogging kavring kjeltring
  kjerring kjetting kling konting kuling kylling leasing lemming lobbying lærling maling mapping marketing merchandising
  messing musling netting nestling onboarding outsourcing peking phishing prototyping pudding quisling ranking
  rating ring roaming shipping shopping sightseeing sjirting smoking sparring spring sting streaming surfing sving
  swing sweeping terning timing ting tinning tracking trading training trekking trilling tuning tvilling utsving viking
  ving yngling yachting`.split(/\s+/),
);
const others = /(?:helse|værelse|^else|^bunad|^innad|kondom|^dom|^random|^het)$/;

/** Whether a first part is never joined to the next without an s. */
export const needsS = (first: string): boolean =>
  skap.test(first) || (ending.test(first) && !others.test(first) && !ing.has(first));
