/** How a firm is made, as the start and the command itself say it. */
export const CREATE_FIRM_EXAMPLE =
  'npm run create-firm -- --name "Votre société" --admin-firstname Camille --admin-lastname Martin --admin-email vous@exemple.fr'
