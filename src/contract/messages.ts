/** French figures: U+202F between thousands and a decimal comma, as `Intl` writes them; four digits are not grouped. */
const frenchNumber = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6, useGrouping: 'min2' })

/** Validation messages, to the letter of specification §5; those below the blank line complete it where it is silent. */
export const messages = {
  required: 'Ce champ est requis',
  exactLength: (length: number) => `Ce champs doit faire ${String(length)} caractères`,
  minLength: (length: number) => `Minimum ${String(length)} caractères`,
  maxLength: (length: number) => `Maximum ${String(length)} caractères`,
  bound: (value: number) => frenchNumber.format(value).replace('-', '\u2212'),
  dateAfter: (date: string) => `La date doit être supérieure à ${frenchDate(date)}`,
  dateBefore: (date: string) => `La date doit être inférieure à ${frenchDate(date)}`,
  email: "L'email n'est pas valide",
  phone: 'Le numéro de téléphone n est pas valide',
  mobile: 'Le numéro de mobile n est pas valide',
  postalCode: 'Le code postal n est pas valide',
  technical: 'Une erreur technique est survenue. Veuillez réessayer plus tard.',

  number: 'Ce champ doit être un nombre',
  integer: 'Ce champ doit être un nombre entier',
  boolean: 'Ce champ doit être vrai ou faux',
  mustBeTrue: 'Ce champ doit être coché',
  mustBeFalse: 'Ce champ ne doit pas être coché',
  mustEqual: (value: string) => `Ce champ doit être «\u00a0${value}\u00a0»`,
  string: 'Ce champ doit être un texte',
  date: 'La date n’est pas valide (JJ/MM/AAAA)',
  instant: 'La date et l’heure ne sont pas valides',
  choice: 'Cette valeur n’est pas dans la liste',
  control: 'Ce texte contient un caractère interdit',
  uuid: 'Cet identifiant n’est pas valide',
  unknownAttribute: 'Cet attribut n’existe pas',
  object: 'Un objet est attendu',
  list: 'Une liste est attendue',
  ranking: 'Chaque valeur de la liste est attendue une fois au plus',
  rates: 'Un taux entre 0 et 9,9999 est attendu pour chaque durée',
  yearAfterLast: (year: number) => `Cette année vient après la dernière, ${String(year)}`,
  yearBeforeFirst: (year: number) => `Cette année vient avant la première, ${String(year)}`,
  location: 'Cette commune ou ce secteur n’est pas valide',
} as const

function frenchDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-')
  return `${day ?? ''}/${month ?? ''}/${year ?? ''}`
}
