import type { Configuration } from '#server/services'

/** What is told at the start where something before us must speak https, and is not believed; undefined otherwise. */
export const unbelievedProxy = ({
  publicUrl,
  trustedProxies,
}: Pick<Configuration, 'publicUrl' | 'trustedProxies'>): string | undefined =>
  publicUrl.startsWith('https:') && trustedProxies.length === 0
    ? 'TRUST_PROXY ne désigne aucun proxy\u00a0: toutes les demandes sembleront venir de celui qui répond en https à PUBLIC_URL, ' +
      'et les limites par adresse compteront tout le monde ensemble. Donnez son adresse (loopback s’il est sur cette machine).'
    : undefined
