/** What a firm sets, by the section under which its history keeps it. */
export const settingSections = {
  information: 'Informations, commissions et critères',
  loan_config: 'Prêt',
  simulation_config: 'Frais et charges',
  perimeter: 'Périmètre',
  commercial_report_parameters: 'Rapport commercial',
  retention: 'Conservation des dossiers',
  usury_ceilings: 'Seuils de l’usure',
  public_host: 'Catalogue public',
  scpi_firm: 'Cabinet SCPI',
  security: 'Connexion',
} as const
export type SettingSection = keyof typeof settingSections

/** What can be done with a change of settings. */
export type SettingAction = 'restore' | 'cancel'

/**
 * What can be done with a change: given up before its day, brought back once another one came into force after it.
 * @param inForce the number of the change of its section that holds @param today `YYYY-MM-DD`
 */
export function settingActions(
  {
    number,
    effective_at,
    cancelled_at,
  }: {
    readonly number: number
    readonly effective_at: string
    readonly cancelled_at: string | null
  },
  { inForce, today }: { readonly inForce: number; readonly today: string },
): readonly SettingAction[] {
  if (cancelled_at !== null) return []
  if (effective_at > today) return ['cancel']
  return number === inForce ? [] : ['restore']
}
