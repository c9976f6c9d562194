/** The newest migration of the baseline: what comes after it reaches projects that have rows already. */
export const lastBaselineMigration = '20261127100510_channels.sql';
