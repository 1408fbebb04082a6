import type { Page } from 'playwright-core'
import type { Keyboard } from './keyboard'

type Fill = (keyboard: Keyboard, page: Page) => Promise<void>

/** Each section of a new file, in the order in which Alt and an arrow go through them, and how it is filled in. */
export const sections: readonly (readonly [string, Fill])[] = [
  [
    'Client',
    async (keyboard) => {
      await keyboard.choose('Civilité', 'Madame')
      await keyboard.write('Date de naissance', '14/05/1984')
      await keyboard.write('Prénom', 'Maëlle')
      await keyboard.write('Nom', 'Le Guen')
      await keyboard.choose('Situation familiale', 'Marié·e')
      await keyboard.choose('Régime matrimonial', 'Séparation de biens')
      await keyboard.write('Adresse e-mail', 'maelle@leguen.example')
      await keyboard.write('Téléphone', '06 39 98 12 34')
      await keyboard.complete('Adresse', '12 rue de la Loge, montpellier', 'Montpellier (34000)')
    },
  ],
  [
    'Conjoint·e',
    async (keyboard, page) => {
      await keyboard.press('Le projet se fait avec un·e conjoint·e')
      // The focus goes to the first name by itself.
      await page.waitForFunction(
        () => document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'text',
      )
      await page.keyboard.type('Yann')
      await keyboard.write('Nom', 'Le Guen')
      await keyboard.write('Revenu net mensuel du conjoint', '2100')
      await keyboard.pick('Statut professionnel', 'fonct', 'Fonctionnaire')
      await keyboard.write('Employeur', 'Ville de Brest')
    },
  ],
  [
    'Enfants',
    async (keyboard, page) => {
      await keyboard.press('Le foyer a des enfants à charge')
      await page.waitForFunction(() => document.activeElement?.closest('li.row') !== null)
      await page.keyboard.type('03/09/2016')
      await keyboard.press('Garde alternée')
      await keyboard.press('Ajouter un enfant')
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll('li.row')].indexOf(
            document.activeElement?.closest('li.row') ?? document.body,
          ) === 1,
      )
      await page.keyboard.type('21/01/2020')
    },
  ],
  [
    'Situation professionnelle',
    async (keyboard) => {
      await keyboard.pick('Statut professionnel', 'terminée', 'CDI, période d’essai terminée')
      await keyboard.write('Employeur', 'Arsenal')
      await keyboard.write('Année de début d’activité', '2011')
    },
  ],
  [
    'Revenus',
    async (keyboard) => {
      await keyboard.write('Revenu net mensuel du client', '3400')
      await keyboard.write('Autres revenus nets', '150')
    },
  ],
  [
    'Charges du foyer',
    async (keyboard) => {
      await keyboard.choose('Statut d’occupation', 'Locataire')
      await keyboard.write('Loyer mensuel actuel', '850')
      await keyboard.write('Autres charges mensuelles', '120')
    },
  ],
  [
    'Crédits en cours',
    async (keyboard, page) => {
      await keyboard.press('Ajouter un crédit')
      await page.waitForFunction(() => document.activeElement?.closest('li.row') !== null)
      await keyboard.take('auto', 'Automobile')
      await keyboard.write('Mensualité', '210')
      await keyboard.write('Capital restant dû', '6400')
      await keyboard.write('Taux nominal', '1,9')
      await keyboard.write('Date de fin', '30/06/2029')
      // In the last row of the table, Enter adds another.
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll('li.row')].indexOf(
            document.activeElement?.closest('li.row') ?? document.body,
          ) === 1,
      )
      await keyboard.write('Mensualité', '95')
      await keyboard.write('Taux nominal', '4,5')
      await keyboard.write('Date de fin', '31/12/2027')
    },
  ],
  [
    'Patrimoine',
    async (keyboard) => {
      await keyboard.write('Valeur de la résidence principale', '0')
      await keyboard.write('Immobilier locatif', '0')
      await keyboard.write('Placements financiers', '15000')
      await keyboard.write('Liquidités', '42000')
    },
  ],
  [
    'Fiscalité',
    async (keyboard) => {
      await keyboard.write('Impôt sur le revenu annuel', '4350')
      await keyboard.write('Nombre de parts', '3')
    },
  ],
  [
    'Réductions d’impôt en cours',
    async (keyboard, page) => {
      await keyboard.press('Ajouter une réduction')
      await page.waitForFunction(() => document.activeElement?.closest('li.row') !== null)
      await keyboard.write('Réduction de l’année', '1200')
      await keyboard.write('Dernière année de revenus', '2028')
    },
  ],
  [
    'Objectifs',
    async (keyboard, page) => {
      await keyboard.press('Réduire mes impôts')
      await page.keyboard.press('Alt+ArrowUp')
      await page
        .getByRole('status')
        .filter({ hasText: 'Réduire mes impôts\u00a0: place 2 sur 6' })
        .waitFor({ state: 'attached' })
      await keyboard.press('Monter\u00a0: Protéger mes proches')
      await page
        .getByRole('status')
        .filter({ hasText: 'Protéger mes proches\u00a0: place 4 sur 6' })
        .waitFor({ state: 'attached' })
      await keyboard.write('Effort d’épargne souhaité', '300')
    },
  ],
  [
    'Secteurs recherchés',
    async (keyboard, page) => {
      await keyboard.pick('Ajouter un secteur', 'finist', 'Finistère')
      await page.getByRole('switch', { name: /^Inclure Finistère/ }).waitFor()
      await keyboard.take('morbi', 'Morbihan')
      await page.getByRole('switch', { name: /^Inclure Morbihan/ }).waitFor()
      await keyboard.press('Inclure Morbihan (département)')
    },
  ],
  [
    'Notes internes',
    async (keyboard, page) => {
      await keyboard.write('Nouvelle note', 'Souhaite emprunter avant l’été.')
      await keyboard.press('Ajouter la note')
      await page.getByText('à l’instant').or(page.locator('li.row')).first().waitFor()
    },
  ],
]
