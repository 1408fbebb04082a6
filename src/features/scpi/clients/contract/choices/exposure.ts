/** Politically exposed functions (Code monétaire et financier, art. R. 561-18, I). */
export const pepFunctions = {
  head_of_state_government:
    'Chef d’État, chef de gouvernement, membre d’un gouvernement national ou de la Commission européenne',
  parliament_party:
    'Membre d’une assemblée parlementaire nationale ou du Parlement européen, membre de l’organe dirigeant d’un parti politique',
  supreme_court: 'Membre d’une cour suprême, d’une cour constitutionnelle ou d’une autre haute juridiction',
  court_of_auditors: 'Membre d’une cour des comptes',
  central_bank: 'Dirigeant ou membre de l’organe de direction d’une banque centrale',
  ambassador: 'Ambassadeur ou chargé d’affaires',
  senior_officer: 'Officier général ou officier supérieur assurant le commandement d’une armée',
  public_company: 'Membre d’un organe d’administration, de direction ou de surveillance d’une entreprise publique',
  international_organisation:
    'Directeur, directeur adjoint ou membre du conseil d’une organisation internationale créée par un traité',
} as const

/** Links with a politically exposed person (Code monétaire et financier, art. R. 561-18, II and III). */
export const pepLinks = {
  spouse: 'Conjoint ou concubin notoire',
  pacs_partner: 'Partenaire de PACS ou d’un partenariat enregistré étranger',
  child: 'Enfant',
  child_spouse: 'Conjoint ou partenaire d’un enfant',
  parent: 'Ascendant au premier degré (père, mère)',
  joint_beneficial_owner: 'Bénéficiaire effectif d’une entité conjointement avec cette personne',
  sole_beneficial_owner: 'Seul bénéficiaire effectif d’une entité constituée à son profit de fait',
  close_business: 'Lien d’affaires étroit',
} as const

/** Where the screening of a person stands. */
export const screeningStatuses = {
  not_done: 'Non réalisé',
  clear: 'Sans correspondance',
  to_review: 'Correspondance à analyser',
  false_positive: 'Fausse correspondance',
  confirmed: 'Correspondance confirmée',
} as const
