// Placeholders for the generator; generated code has unions of literals from routes.yaml and claims.yaml.
export type RouteId = string;
export type RoutePath = string;
export type ClaimId = string;
