import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { eventually } from '../../support/browser/eventually'
import { logIn } from '../../support/browser/logIn'
import { choosePassword, invite, ownFirm, OWN_PASSWORD as password, passwordLink } from '../../support/browser/ownFirm'

const CAMILLE = 'camille@martin.example'
const NORA = 'nora@martin.example'

/** A PNG of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PROGRAMS = [
  'ref_programme;promoteur;nom_programme;statut_programme;code_postal;ville;fiscalites;date_livraison',
  'LEZ;Promoteur X;Les Terrasses du Lez;commercialisation;34000;Montpellier;long_term_rental;T2 2028',
  'MOU;Promoteur X;Le Moulin;commercialisation;44000;Nantes;long_term_rental;T2 2028',
]
const LOTS = [
  'ref_programme;promoteur;ref_lot;nature;typologie;statut;surface_habitable;prix_ttc_20',
  'LEZ;Promoteur X;A101;appartement;T2;disponible;41,5;219 900',
  'MOU;Promoteur X;B201;appartement;T3;disponible;61,5;239 900',
]

const { openPage, run, invitationTo, folder } = ownFirm()

test('a firm made from nothing gets its logo, rates, contacts, perimeter, and a colleague who comes by the invitation', async () => {
  const stdout = await run('createFirm', [
    ...['--name', 'Cabinet Martin', '--admin-firstname', 'Camille', '--admin-lastname', 'Martin'],
    ...['--admin-email', CAMILLE],
  ])
  const [programs, lots] = [join(folder(), 'programmes.csv'), join(folder(), 'lots.csv')]
  await writeFile(programs, PROGRAMS.join('\n'))
  await writeFile(lots, LOTS.join('\n'))
  await run('importFiles', ['programmes', programs, lots])

  const camille = await openPage()
  await choosePassword(camille, passwordLink(stdout) ?? '')
  await logIn(camille, CAMILLE, { to: '/company', password })

  await camille.getByRole('textbox', { name: /Numéro RCS/ }).fill('732 829 321')
  await camille.getByRole('textbox', { name: /Ville du RCS/ }).fill('Lyon')
  await camille.getByRole('button', { name: 'Enregistrer' }).click()
  await camille
    .getByText(/Ce numéro n’existe pas/)
    .first()
    .waitFor()
  await camille.getByRole('textbox', { name: /Numéro RCS/ }).fill('732 829 320')
  await camille.getByRole('button', { name: 'Enregistrer' }).click()
  await camille.getByText('Les informations de la société sont enregistrées.').waitFor()
  await eventually(() => accessibilityFaults(camille)).toEqual([])

  await open(camille, 'Logos')
  const square = camille.getByRole('group', { name: 'Logo carré' })
  await square.locator('input').setInputFiles({ name: 'martin.png', mimeType: 'image/png', buffer: PNG })
  await camille
    .getByRole('dialog', { name: 'Recadrer le logo' })
    .getByRole('button', { name: 'Garder ce cadre' })
    .click()
  await square.getByRole('img', { name: 'Logo carré' }).waitFor()
  await eventually(() => camille.locator('.logo img').first().getAttribute('src')).toMatch(/\/company\/logos\//)

  await open(camille, 'Prêt et simulation')
  for (const years of ['20', '25']) await camille.getByRole('textbox', { name: `Taux sur ${years} ans` }).fill('4,15')
  const loan = camille.getByRole('region', { name: 'Prêt' })
  await loan.getByRole('button', { name: 'Enregistrer' }).click()
  await loan.getByText('22 ans : taux sur 25 ans, 4,15 %').waitFor()
  await loan.getByText(/^Version 2 des réglages/).waitFor()

  await open(camille, 'Contacts')
  await camille.getByText('Personne ne reçoit : Contact options.').waitFor()
  await camille.getByRole('button', { name: 'Ajouter un contact' }).click()
  const dialog = camille.getByRole('dialog', { name: 'Ajouter un contact' })
  await dialog.getByRole('textbox', { name: /e-mail/ }).fill('options@martin.example')
  await dialog.getByRole('switch', { name: 'Contact options' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await camille.getByRole('row', { name: /options@martin\.example/ }).waitFor()
  await eventually(() => camille.getByText('Personne ne reçoit : Contact options.').count()).toBe(0)

  await open(camille, 'Utilisateurs')
  await invite(camille, { first: 'Nora', last: 'Fabre', email: NORA })
  const nora = await openPage()
  await choosePassword(nora, await invitationTo(NORA))
  const isTold = nora.waitForResponse('**/v3/events')
  await logIn(nora, NORA, { password, to: '/comparateur' })
  await nora.getByText('Les Terrasses du Lez').first().waitFor()
  await nora.getByText('Le Moulin').first().waitFor()

  // What is hidden leaves the page that a colleague has open, once it is told what changes.
  await isTold
  await open(camille, 'Périmètre')
  await camille.getByText('2 programmes visibles sur 2').waitFor()
  await camille.getByRole('button', { name: 'Programmes de Promoteur X' }).click()
  await camille.getByRole('checkbox', { name: /^Le Moulin/ }).click()
  await camille.getByText('1 changement à enregistrer').waitFor()
  await camille.getByRole('button', { name: 'Enregistrer' }).click()
  await camille.getByText('1 programme visible sur 2').waitFor()
  await eventually(() => nora.getByText('Le Moulin').count()).toBe(0)
  await nora.getByText('Les Terrasses du Lez').first().waitFor()

  await camille.getByRole('checkbox', { name: /^Promoteur X/ }).click()
  await camille.getByRole('checkbox', { name: /^Promoteur X/ }).click()
  await camille.getByRole('button', { name: 'Enregistrer' }).click()
  await camille.getByText('Aucun programme visible : vos conseillers ne verront rien.').waitFor()

  // Nora assumes what the firm set.
  await nora.goto('/simulateurs/capacite-investissement')
  await eventually(() => nora.getByRole('textbox', { name: /Taux du prêt/ }).inputValue()).toContain('4,15')
})

const open = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Rubriques de la société' })
    .getByRole('link', { name, exact: true })
    .click()
}
