/** Parts of the examples of `navigation.yaml`. */

export const exampleTeam = '{ en: Team, no: Teamet }';
export const exampleNavigation = `links:\n  /team: ${exampleTeam}\nheader: { links: [/team] }\nfooter: {}`;
