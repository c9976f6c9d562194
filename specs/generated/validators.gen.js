// Generated from specs/http by `npm run gen`. Do not edit: change the source and run it again.

export const signupRequest = validate52;
const schema19 = {"type":"object","properties":{"email":{"type":"string"},"phone":{"type":"string"},"password":{"type":"string"},"data":{"type":"object"},"channel":{"type":"string"},"code_challenge":{"type":["string","null"]},"code_challenge_method":{"type":["string","null"]},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"signupRequest"};
const schema20 = {"type":"object","properties":{"captcha_token":{"type":["string","null"]}},"$id":"auth.MetaSecurity"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.MetaSecurity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.captcha_token !== undefined){
let data0 = data.captcha_token;
if((typeof data0 !== "string") && (data0 !== null)){
validate53.errors = [{instancePath:instancePath+"/captcha_token",schemaPath:"#/properties/captcha_token/type",keyword:"type",params:{type: schema20.properties.captcha_token.type},message:"must be string,null"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"captcha_token":true},"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="signupRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate52.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs3 = errors;
if(typeof data.phone !== "string"){
validate52.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
const _errs5 = errors;
if(typeof data.password !== "string"){
validate52.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs7 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
const _errs9 = errors;
if(typeof data.channel !== "string"){
validate52.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge !== undefined){
let data5 = data.code_challenge;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate52.errors = [{instancePath:instancePath+"/code_challenge",schemaPath:"#/properties/code_challenge/type",keyword:"type",params:{type: schema19.properties.code_challenge.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code_challenge_method !== undefined){
let data6 = data.code_challenge_method;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate52.errors = [{instancePath:instancePath+"/code_challenge_method",schemaPath:"#/properties/code_challenge_method/type",keyword:"type",params:{type: schema19.properties.code_challenge_method.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs15 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"email":true,"phone":true,"password":true,"data":true,"channel":true,"code_challenge":true,"code_challenge_method":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const signup200 = validate55;
const schema21 = {"anyOf":[{"$ref":"auth.Session"},{"$ref":"auth.User"}],"$id":"signup200"};
const schema22 = {"type":"object","required":["access_token","token_type","expires_in","expires_at","refresh_token","user"],"properties":{"access_token":{"type":"string","pattern":"^[\\w-]+\\.[\\w-]+\\.[\\w-]+$"},"token_type":{"type":"string","const":"bearer"},"expires_in":{"type":"integer","description":"Seconds."},"expires_at":{"type":"integer","description":"Seconds since 1970."},"refresh_token":{"type":"string","pattern":"."},"user":{"$ref":"auth.User"},"provider_token":{"type":"string"},"provider_refresh_token":{"type":"string"},"weak_password":{"type":"object","required":["message","reasons"],"properties":{"message":{"type":"string"},"reasons":{"$ref":"auth.WeakPasswordReasons"}}}},"$id":"auth.Session"};
const pattern3 = new RegExp("^[\\w-]+\\.[\\w-]+\\.[\\w-]+$", "u");
const pattern4 = new RegExp(".", "u");
const schema23 = {"type":"object","required":["id","aud","role","email","phone","app_metadata","user_metadata","identities","created_at","updated_at","is_anonymous"],"properties":{"id":{"$ref":"auth.Uuid"},"aud":{"type":"string"},"role":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"app_metadata":{"type":"object"},"user_metadata":{"type":"object"},"identities":{"type":"array","items":{"$ref":"auth.Identity"}},"factors":{"type":"array","minItems":1,"items":{"$ref":"auth.Factor"}},"created_at":{"$ref":"auth.Time"},"updated_at":{"$ref":"auth.Time"},"is_anonymous":{"type":"boolean"},"email_confirmed_at":{"$ref":"auth.Time"},"phone_confirmed_at":{"$ref":"auth.Time"},"confirmed_at":{"$ref":"auth.Time"},"invited_at":{"$ref":"auth.Time"},"confirmation_sent_at":{"$ref":"auth.Time"},"recovery_sent_at":{"$ref":"auth.Time"},"new_email":{"type":"string"},"email_change_sent_at":{"$ref":"auth.Time"},"new_phone":{"type":"string"},"phone_change_sent_at":{"$ref":"auth.Time"},"reauthentication_sent_at":{"$ref":"auth.Time"},"last_sign_in_at":{"$ref":"auth.Time"},"banned_until":{"$ref":"auth.Time"},"deleted_at":{"$ref":"auth.Time"}},"additionalProperties":false,"$id":"auth.User"};
const func1 = Object.prototype.hasOwnProperty;
const schema24 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$","$id":"auth.Uuid"};
const pattern5 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Uuid" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","required":["identity_id","id","user_id","identity_data","provider","created_at","updated_at"],"properties":{"identity_id":{"$ref":"auth.Uuid"},"id":{"type":"string","description":"The provider's id of the person; for e-mail and phone the person's own."},"user_id":{"$ref":"auth.Uuid"},"identity_data":{"type":"object","required":["sub"],"properties":{"sub":{"type":"string"}}},"provider":{"type":"string"},"last_sign_in_at":{"$ref":"auth.Time"},"created_at":{"$ref":"auth.Time"},"updated_at":{"$ref":"auth.Time"},"email":{"type":"string"}},"additionalProperties":false,"$id":"auth.Identity"};
const schema26 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$","$id":"auth.Time"};
const pattern6 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Time" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern6.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|\\+00:00)$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Identity" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.identity_id === undefined) && (missing0 = "identity_id")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.user_id === undefined) && (missing0 = "user_id"))) || ((data.identity_data === undefined) && (missing0 = "identity_data"))) || ((data.provider === undefined) && (missing0 = "provider"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.identity_id !== undefined){
const _errs2 = errors;
if(!(validate58(data.identity_id, {instancePath:instancePath+"/identity_id",parentData:data,parentDataProperty:"identity_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
const _errs5 = errors;
if(!(validate58(data.user_id, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity_data !== undefined){
let data3 = data.identity_data;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.sub === undefined) && (missing1 = "sub")){
validate60.errors = [{instancePath:instancePath+"/identity_data",schemaPath:"#/properties/identity_data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.sub !== undefined){
if(typeof data3.sub !== "string"){
validate60.errors = [{instancePath:instancePath+"/identity_data/sub",schemaPath:"#/properties/identity_data/properties/sub/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/identity_data",schemaPath:"#/properties/identity_data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
const _errs10 = errors;
if(typeof data.provider !== "string"){
validate60.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_sign_in_at !== undefined){
const _errs12 = errors;
if(!(validate63(data.last_sign_in_at, {instancePath:instancePath+"/last_sign_in_at",parentData:data,parentDataProperty:"last_sign_in_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs13 = errors;
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs14 = errors;
if(!(validate63(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs15 = errors;
if(typeof data.email !== "string"){
validate60.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","required":["id","created_at","updated_at","status","factor_type"],"properties":{"id":{"$ref":"auth.Uuid"},"created_at":{"$ref":"auth.Time"},"updated_at":{"$ref":"auth.Time"},"status":{"enum":["unverified","verified"]},"friendly_name":{"type":"string"},"factor_type":{"enum":["totp","phone","webauthn"]},"phone":{"type":["string","null"]},"last_challenged_at":{"anyOf":[{"$ref":"auth.Time"},{"type":"null"}]}},"$id":"auth.Factor"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Factor" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.factor_type === undefined) && (missing0 = "factor_type"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate58(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs2 = errors;
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs3 = errors;
if(!(validate63(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs4 = errors;
if(!((data3 === "unverified") || (data3 === "verified"))){
validate68.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema27.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.friendly_name !== undefined){
const _errs5 = errors;
if(typeof data.friendly_name !== "string"){
validate68.errors = [{instancePath:instancePath+"/friendly_name",schemaPath:"#/properties/friendly_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factor_type !== undefined){
let data5 = data.factor_type;
const _errs7 = errors;
if(!(((data5 === "totp") || (data5 === "phone")) || (data5 === "webauthn"))){
validate68.errors = [{instancePath:instancePath+"/factor_type",schemaPath:"#/properties/factor_type/enum",keyword:"enum",params:{allowedValues: schema27.properties.factor_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
let data6 = data.phone;
const _errs8 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate68.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema27.properties.phone.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_challenged_at !== undefined){
let data7 = data.last_challenged_at;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate63(data7, {instancePath:instancePath+"/last_challenged_at",parentData:data,parentDataProperty:"last_challenged_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/last_challenged_at",schemaPath:"#/properties/last_challenged_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/last_challenged_at",schemaPath:"#/properties/last_challenged_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate68.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"id":true,"created_at":true,"updated_at":true,"status":true,"friendly_name":true,"factor_type":true,"phone":true,"last_challenged_at":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.User" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.aud === undefined) && (missing0 = "aud"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.phone === undefined) && (missing0 = "phone"))) || ((data.app_metadata === undefined) && (missing0 = "app_metadata"))) || ((data.user_metadata === undefined) && (missing0 = "user_metadata"))) || ((data.identities === undefined) && (missing0 = "identities"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.is_anonymous === undefined) && (missing0 = "is_anonymous"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema23.properties, key0))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate58(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aud !== undefined){
const _errs3 = errors;
if(typeof data.aud !== "string"){
validate57.errors = [{instancePath:instancePath+"/aud",schemaPath:"#/properties/aud/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
const _errs5 = errors;
if(typeof data.role !== "string"){
validate57.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs7 = errors;
if(typeof data.email !== "string"){
validate57.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs9 = errors;
if(typeof data.phone !== "string"){
validate57.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.app_metadata !== undefined){
let data5 = data.app_metadata;
const _errs11 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate57.errors = [{instancePath:instancePath+"/app_metadata",schemaPath:"#/properties/app_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_metadata !== undefined){
let data6 = data.user_metadata;
const _errs13 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate57.errors = [{instancePath:instancePath+"/user_metadata",schemaPath:"#/properties/user_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identities !== undefined){
let data7 = data.identities;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate60(data7[i0], {instancePath:instancePath+"/identities/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/identities",schemaPath:"#/properties/identities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.factors !== undefined){
let data9 = data.factors;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
if(data9.length < 1){
validate57.errors = [{instancePath:instancePath+"/factors",schemaPath:"#/properties/factors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate68(data9[i1], {instancePath:instancePath+"/factors/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/factors",schemaPath:"#/properties/factors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs21 = errors;
if(!(validate63(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs22 = errors;
if(!(validate63(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_anonymous !== undefined){
const _errs23 = errors;
if(typeof data.is_anonymous !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/is_anonymous",schemaPath:"#/properties/is_anonymous/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_confirmed_at !== undefined){
const _errs25 = errors;
if(!(validate63(data.email_confirmed_at, {instancePath:instancePath+"/email_confirmed_at",parentData:data,parentDataProperty:"email_confirmed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_confirmed_at !== undefined){
const _errs26 = errors;
if(!(validate63(data.phone_confirmed_at, {instancePath:instancePath+"/phone_confirmed_at",parentData:data,parentDataProperty:"phone_confirmed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmed_at !== undefined){
const _errs27 = errors;
if(!(validate63(data.confirmed_at, {instancePath:instancePath+"/confirmed_at",parentData:data,parentDataProperty:"confirmed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited_at !== undefined){
const _errs28 = errors;
if(!(validate63(data.invited_at, {instancePath:instancePath+"/invited_at",parentData:data,parentDataProperty:"invited_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmation_sent_at !== undefined){
const _errs29 = errors;
if(!(validate63(data.confirmation_sent_at, {instancePath:instancePath+"/confirmation_sent_at",parentData:data,parentDataProperty:"confirmation_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recovery_sent_at !== undefined){
const _errs30 = errors;
if(!(validate63(data.recovery_sent_at, {instancePath:instancePath+"/recovery_sent_at",parentData:data,parentDataProperty:"recovery_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_email !== undefined){
const _errs31 = errors;
if(typeof data.new_email !== "string"){
validate57.errors = [{instancePath:instancePath+"/new_email",schemaPath:"#/properties/new_email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email_change_sent_at !== undefined){
const _errs33 = errors;
if(!(validate63(data.email_change_sent_at, {instancePath:instancePath+"/email_change_sent_at",parentData:data,parentDataProperty:"email_change_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_phone !== undefined){
const _errs34 = errors;
if(typeof data.new_phone !== "string"){
validate57.errors = [{instancePath:instancePath+"/new_phone",schemaPath:"#/properties/new_phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_change_sent_at !== undefined){
const _errs36 = errors;
if(!(validate63(data.phone_change_sent_at, {instancePath:instancePath+"/phone_change_sent_at",parentData:data,parentDataProperty:"phone_change_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reauthentication_sent_at !== undefined){
const _errs37 = errors;
if(!(validate63(data.reauthentication_sent_at, {instancePath:instancePath+"/reauthentication_sent_at",parentData:data,parentDataProperty:"reauthentication_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_sign_in_at !== undefined){
const _errs38 = errors;
if(!(validate63(data.last_sign_in_at, {instancePath:instancePath+"/last_sign_in_at",parentData:data,parentDataProperty:"last_sign_in_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.banned_until !== undefined){
const _errs39 = errors;
if(!(validate63(data.banned_until, {instancePath:instancePath+"/banned_until",parentData:data,parentDataProperty:"banned_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted_at !== undefined){
const _errs40 = errors;
if(!(validate63(data.deleted_at, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":"array","items":{"enum":["length","characters","pwned"]},"$id":"auth.WeakPasswordReasons"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.WeakPasswordReasons" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(((data0 === "length") || (data0 === "characters")) || (data0 === "pwned"))){
validate89.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{allowedValues: schema28.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.Session" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.access_token === undefined) && (missing0 = "access_token")) || ((data.token_type === undefined) && (missing0 = "token_type"))) || ((data.expires_in === undefined) && (missing0 = "expires_in"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.refresh_token === undefined) && (missing0 = "refresh_token"))) || ((data.user === undefined) && (missing0 = "user"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.access_token !== undefined){
let data0 = data.access_token;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
validate56.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/pattern",keyword:"pattern",params:{pattern: "^[\\w-]+\\.[\\w-]+\\.[\\w-]+$"},message:"must match pattern \""+"^[\\w-]+\\.[\\w-]+\\.[\\w-]+$"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_type !== undefined){
let data1 = data.token_type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate56.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("bearer" !== data1){
validate56.errors = [{instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/const",keyword:"const",params:{allowedValue: "bearer"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in !== undefined){
let data2 = data.expires_in;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate56.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate56.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refresh_token !== undefined){
let data4 = data.refresh_token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate56.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/pattern",keyword:"pattern",params:{pattern: "."},message:"must match pattern \""+"."+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
const _errs11 = errors;
if(!(validate57(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_token !== undefined){
const _errs12 = errors;
if(typeof data.provider_token !== "string"){
validate56.errors = [{instancePath:instancePath+"/provider_token",schemaPath:"#/properties/provider_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_refresh_token !== undefined){
const _errs14 = errors;
if(typeof data.provider_refresh_token !== "string"){
validate56.errors = [{instancePath:instancePath+"/provider_refresh_token",schemaPath:"#/properties/provider_refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weak_password !== undefined){
let data8 = data.weak_password;
const _errs16 = errors;
if(errors === _errs16){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.message === undefined) && (missing1 = "message")) || ((data8.reasons === undefined) && (missing1 = "reasons"))){
validate56.errors = [{instancePath:instancePath+"/weak_password",schemaPath:"#/properties/weak_password/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data8.message !== undefined){
const _errs18 = errors;
if(typeof data8.message !== "string"){
validate56.errors = [{instancePath:instancePath+"/weak_password/message",schemaPath:"#/properties/weak_password/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data8.reasons !== undefined){
const _errs20 = errors;
if(!(validate89(data8.reasons, {instancePath:instancePath+"/weak_password/reasons",parentData:data8,parentDataProperty:"reasons",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/weak_password",schemaPath:"#/properties/weak_password/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"access_token":true,"token_type":true,"expires_in":true,"expires_at":true,"refresh_token":true,"user":true,"provider_token":true,"provider_refresh_token":true,"weak_password":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="signup200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.access_token = true;
props0.token_type = true;
props0.expires_in = true;
props0.expires_at = true;
props0.refresh_token = true;
props0.user = true;
props0.provider_token = true;
props0.provider_refresh_token = true;
props0.weak_password = true;
}
const _errs2 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate55.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate55.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const signup400 = validate93;
const schema29 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","email_provider_disabled","phone_provider_disabled",400]},"error_code":{"enum":["bad_json","validation_failed","captcha_failed","email_address_invalid","email_address_not_authorized","email_provider_disabled","phone_provider_disabled"]}},"$id":"signup400"};
const schema30 = {"$id":"codedError","anyOf":[{"type":"object","required":["code","message"],"properties":{"code":{"type":"string"},"message":{"type":"string"},"weak_password":{"type":"object","required":["reasons"],"properties":{"reasons":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"additionalProperties":false},{"type":"object","required":["code","error_code","msg"],"properties":{"code":{"type":"integer"},"error_code":{"type":"string"},"msg":{"type":"string"},"error_id":{"type":"string"},"weak_password":{"type":"object","required":["reasons"],"properties":{"reasons":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}},"additionalProperties":false}]};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="codedError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "weak_password"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.code !== undefined){
const _errs4 = errors;
if(typeof data.code !== "string"){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs6 = errors;
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/anyOf/0/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.weak_password !== undefined){
let data2 = data.weak_password;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.reasons === undefined) && (missing1 = "reasons")){
const err4 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/0/properties/weak_password/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!(key1 === "reasons")){
const err5 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/0/properties/weak_password/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data2.reasons !== undefined){
let data3 = data2.reasons;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data3[i0] !== "string"){
const err6 = {instancePath:instancePath+"/weak_password/reasons/" + i0,schemaPath:"#/anyOf/0/properties/weak_password/properties/reasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
const err7 = {instancePath:instancePath+"/weak_password/reasons",schemaPath:"#/anyOf/0/properties/weak_password/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/0/properties/weak_password/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.code === undefined) && (missing2 = "code")) || ((data.error_code === undefined) && (missing2 = "error_code"))) || ((data.msg === undefined) && (missing2 = "msg"))){
const err10 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
const _errs17 = errors;
for(const key2 in data){
if(!(((((key2 === "code") || (key2 === "error_code")) || (key2 === "msg")) || (key2 === "error_id")) || (key2 === "weak_password"))){
const err11 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data.code !== undefined){
let data5 = data.code;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/1/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.error_code !== undefined){
const _errs20 = errors;
if(typeof data.error_code !== "string"){
const err13 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/1/properties/error_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.msg !== undefined){
const _errs22 = errors;
if(typeof data.msg !== "string"){
const err14 = {instancePath:instancePath+"/msg",schemaPath:"#/anyOf/1/properties/msg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.error_id !== undefined){
const _errs24 = errors;
if(typeof data.error_id !== "string"){
const err15 = {instancePath:instancePath+"/error_id",schemaPath:"#/anyOf/1/properties/error_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.weak_password !== undefined){
let data9 = data.weak_password;
const _errs26 = errors;
if(errors === _errs26){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((data9.reasons === undefined) && (missing3 = "reasons")){
const err16 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/1/properties/weak_password/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
const _errs28 = errors;
for(const key3 in data9){
if(!(key3 === "reasons")){
const err17 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/1/properties/weak_password/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
}
if(_errs28 === errors){
if(data9.reasons !== undefined){
let data10 = data9.reasons;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data10)){
var valid6 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs31 = errors;
if(typeof data10[i1] !== "string"){
const err18 = {instancePath:instancePath+"/weak_password/reasons/" + i1,schemaPath:"#/anyOf/1/properties/weak_password/properties/reasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid6 = _errs31 === errors;
if(!valid6){
break;
}
}
}
else {
const err19 = {instancePath:instancePath+"/weak_password/reasons",schemaPath:"#/anyOf/1/properties/weak_password/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/weak_password",schemaPath:"#/anyOf/1/properties/weak_password/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err22 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate94.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate94.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="signup400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "captcha_failed")) || (data0 === "email_address_invalid")) || (data0 === "email_address_not_authorized")) || (data0 === "email_provider_disabled")) || (data0 === "phone_provider_disabled")) || (data0 === 400))){
validate93.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema29.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "captcha_failed")) || (data1 === "email_address_invalid")) || (data1 === "email_address_not_authorized")) || (data1 === "email_provider_disabled")) || (data1 === "phone_provider_disabled"))){
validate93.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema29.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate93.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate93.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNoApiKey401 = validate96;
const schema31 = {"$ref":"auth.GatewayError","$id":"authNoApiKey401"};
const schema32 = {"type":"object","required":["message","hint"],"properties":{"message":{"type":"string"},"hint":{"type":"string"}},"additionalProperties":false,"$id":"auth.GatewayError"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.GatewayError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.hint === undefined) && (missing0 = "hint"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "message") || (key0 === "hint"))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
const _errs2 = errors;
if(typeof data.message !== "string"){
validate97.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hint !== undefined){
const _errs4 = errors;
if(typeof data.hint !== "string"){
validate97.errors = [{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNoApiKey401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const authTooLarge413 = validate99;
const schema33 = {"$ref":"codedError","properties":{"code":{"enum":["request_entity_too_large",413]},"error_code":{"enum":["request_entity_too_large"]}},"$id":"authTooLarge413"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authTooLarge413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "request_entity_too_large") || (data0 === 413))){
validate99.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema33.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "request_entity_too_large")){
validate99.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema33.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate99.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const signup422 = validate101;
const schema34 = {"$ref":"codedError","properties":{"code":{"enum":["anonymous_provider_disabled","signup_disabled","user_already_exists","weak_password","sms_send_failed",422]},"error_code":{"enum":["anonymous_provider_disabled","signup_disabled","user_already_exists","weak_password","sms_send_failed"]}},"$id":"signup422"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="signup422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((data0 === "anonymous_provider_disabled") || (data0 === "signup_disabled")) || (data0 === "user_already_exists")) || (data0 === "weak_password")) || (data0 === "sms_send_failed")) || (data0 === 422))){
validate101.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema34.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((data1 === "anonymous_provider_disabled") || (data1 === "signup_disabled")) || (data1 === "user_already_exists")) || (data1 === "weak_password")) || (data1 === "sms_send_failed"))){
validate101.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema34.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate101.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const signup429 = validate103;
const schema35 = {"$ref":"codedError","properties":{"code":{"enum":["over_email_send_rate_limit","over_sms_send_rate_limit","over_request_rate_limit",429]},"error_code":{"enum":["over_email_send_rate_limit","over_sms_send_rate_limit","over_request_rate_limit"]}},"$id":"signup429"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="signup429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((data0 === "over_email_send_rate_limit") || (data0 === "over_sms_send_rate_limit")) || (data0 === "over_request_rate_limit")) || (data0 === 429))){
validate103.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema35.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((data1 === "over_email_send_rate_limit") || (data1 === "over_sms_send_rate_limit")) || (data1 === "over_request_rate_limit"))){
validate103.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema35.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate103.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authFailure500 = validate105;
const schema36 = {"$ref":"codedError","properties":{"code":{"enum":["unexpected_failure",500]},"error_code":{"enum":["unexpected_failure"]}},"$id":"authFailure500"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authFailure500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "unexpected_failure") || (data0 === 500))){
validate105.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema36.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "unexpected_failure")){
validate105.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema36.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate105.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByPasswordRequest = validate107;
const schema37 = {"$ref":"auth.PasswordGrant","$id":"tokenByPasswordRequest"};
const schema38 = {"type":"object","properties":{"email":{"type":"string"},"phone":{"type":"string"},"password":{"type":"string"},"gotrue_meta_security":{"$ref":"auth.MetaSecurity"}},"$id":"auth.PasswordGrant"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.PasswordGrant" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate108.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs3 = errors;
if(typeof data.phone !== "string"){
validate108.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
const _errs5 = errors;
if(typeof data.password !== "string"){
validate108.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gotrue_meta_security !== undefined){
const _errs7 = errors;
if(!(validate53(data.gotrue_meta_security, {instancePath:instancePath+"/gotrue_meta_security",parentData:data,parentDataProperty:"gotrue_meta_security",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"email":true,"phone":true,"password":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPasswordRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"email":true,"phone":true,"password":true,"gotrue_meta_security":true},"dynamicProps":false,"dynamicItems":false};

export const token200 = validate111;
const schema39 = {"$ref":"auth.Session","$id":"token200"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="token200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"access_token":true,"token_type":true,"expires_in":true,"expires_at":true,"refresh_token":true,"user":true,"provider_token":true,"provider_refresh_token":true,"weak_password":true},"dynamicProps":false,"dynamicItems":false};

export const tokenByPassword400 = validate113;
const schema40 = {"$ref":"codedError","properties":{"code":{"enum":["bad_json","validation_failed","captcha_failed","invalid_credentials","email_not_confirmed","phone_not_confirmed","user_banned",400]},"error_code":{"enum":["bad_json","validation_failed","captcha_failed","invalid_credentials","email_not_confirmed","phone_not_confirmed","user_banned"]}},"$id":"tokenByPassword400"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPassword400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((((((((data0 === "bad_json") || (data0 === "validation_failed")) || (data0 === "captcha_failed")) || (data0 === "invalid_credentials")) || (data0 === "email_not_confirmed")) || (data0 === "phone_not_confirmed")) || (data0 === "user_banned")) || (data0 === 400))){
validate113.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema40.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!(((((((data1 === "bad_json") || (data1 === "validation_failed")) || (data1 === "captcha_failed")) || (data1 === "invalid_credentials")) || (data1 === "email_not_confirmed")) || (data1 === "phone_not_confirmed")) || (data1 === "user_banned"))){
validate113.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema40.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate113.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByPassword422 = validate115;
const schema41 = {"$ref":"codedError","properties":{"code":{"enum":["email_provider_disabled","phone_provider_disabled",422]},"error_code":{"enum":["email_provider_disabled","phone_provider_disabled"]}},"$id":"tokenByPassword422"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByPassword422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "email_provider_disabled") || (data0 === "phone_provider_disabled")) || (data0 === 422))){
validate115.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema41.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "email_provider_disabled") || (data1 === "phone_provider_disabled"))){
validate115.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema41.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate115.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authTooManyRequests429 = validate117;
const schema42 = {"$ref":"codedError","properties":{"code":{"enum":["over_request_rate_limit",429]},"error_code":{"enum":["over_request_rate_limit"]}},"$id":"authTooManyRequests429"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authTooManyRequests429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "over_request_rate_limit") || (data0 === 429))){
validate117.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema42.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "over_request_rate_limit")){
validate117.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema42.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate117.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByRefreshTokenRequest = validate119;
const schema43 = {"$ref":"auth.RefreshTokenGrant","$id":"tokenByRefreshTokenRequest"};
const schema44 = {"type":"object","properties":{"refresh_token":{"type":"string"}},"$id":"auth.RefreshTokenGrant"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.RefreshTokenGrant" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refresh_token !== undefined){
if(typeof data.refresh_token !== "string"){
validate120.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"refresh_token":true},"dynamicProps":false,"dynamicItems":false};


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByRefreshTokenRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"refresh_token":true},"dynamicProps":false,"dynamicItems":false};

export const tokenByRefreshToken400 = validate122;
const schema45 = {"anyOf":[{"$ref":"codedError","properties":{"code":{"enum":["bad_json","refresh_token_not_found","refresh_token_already_used","session_not_found","session_expired","user_banned",400]},"error_code":{"enum":["bad_json","refresh_token_not_found","refresh_token_already_used","session_not_found","session_expired","user_banned"]}}},{"$ref":"auth.OAuthError"}],"$id":"tokenByRefreshToken400"};
const schema46 = {"type":"object","required":["error","error_description"],"properties":{"error":{"type":"string"},"error_description":{"type":"string"}},"additionalProperties":false,"$id":"auth.OAuthError"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.OAuthError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.error === undefined) && (missing0 = "error")) || ((data.error_description === undefined) && (missing0 = "error_description"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "error_description"))){
validate124.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
const _errs2 = errors;
if(typeof data.error !== "string"){
validate124.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_description !== undefined){
const _errs4 = errors;
if(typeof data.error_description !== "string"){
validate124.errors = [{instancePath:instancePath+"/error_description",schemaPath:"#/properties/error_description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByRefreshToken400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!(((((((data0 === "bad_json") || (data0 === "refresh_token_not_found")) || (data0 === "refresh_token_already_used")) || (data0 === "session_not_found")) || (data0 === "session_expired")) || (data0 === "user_banned")) || (data0 === 400))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/enum",keyword:"enum",params:{allowedValues: schema45.anyOf[0].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs3 = errors;
if(!((((((data1 === "bad_json") || (data1 === "refresh_token_not_found")) || (data1 === "refresh_token_already_used")) || (data1 === "session_not_found")) || (data1 === "session_expired")) || (data1 === "user_banned"))){
const err1 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/0/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema45.anyOf[0].properties.error_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate122.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate122.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate122.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const tokenByRefreshToken409 = validate126;
const schema47 = {"$ref":"codedError","properties":{"code":{"enum":["conflict",409]},"error_code":{"enum":["conflict"]}},"$id":"tokenByRefreshToken409"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="tokenByRefreshToken409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "conflict") || (data0 === 409))){
validate126.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema47.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "conflict")){
validate126.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema47.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate126.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate126.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const user200 = validate128;
const schema48 = {"$ref":"auth.User","$id":"user200"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="user200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const authBadSubject400 = validate130;
const schema49 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt",400]},"error_code":{"enum":["bad_jwt"]}},"$id":"authBadSubject400"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authBadSubject400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!((data0 === "bad_jwt") || (data0 === 400))){
validate130.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema49.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
const _errs1 = errors;
if(!(data.error_code === "bad_jwt")){
validate130.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema49.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate130.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate130.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authNotSignedIn401 = validate132;
const schema50 = {"anyOf":[{"$ref":"codedError","properties":{"code":{"enum":["no_authorization",401]},"error_code":{"enum":["no_authorization"]}}},{"$ref":"auth.GatewayError"}],"$id":"authNotSignedIn401"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authNotSignedIn401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!((data0 === "no_authorization") || (data0 === 401))){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/anyOf/0/properties/code/enum",keyword:"enum",params:{allowedValues: schema50.anyOf[0].properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_code !== undefined){
const _errs3 = errors;
if(!(data.error_code === "no_authorization")){
const err1 = {instancePath:instancePath+"/error_code",schemaPath:"#/anyOf/0/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema50.anyOf[0].properties.error_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate132.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate132.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const authBadToken403 = validate135;
const schema51 = {"$ref":"codedError","properties":{"code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned",403]},"error_code":{"enum":["bad_jwt","user_not_found","session_not_found","user_banned"]}},"$id":"authBadToken403"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authBadToken403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((((data0 === "bad_jwt") || (data0 === "user_not_found")) || (data0 === "session_not_found")) || (data0 === "user_banned")) || (data0 === 403))){
validate135.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema51.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((((data1 === "bad_jwt") || (data1 === "user_not_found")) || (data1 === "session_not_found")) || (data1 === "user_banned"))){
validate135.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema51.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate135.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate135.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const logout400 = validate137;
const schema52 = {"$ref":"codedError","properties":{"code":{"enum":["validation_failed","bad_jwt",400]},"error_code":{"enum":["validation_failed","bad_jwt"]}},"$id":"logout400"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="logout400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
else {
var props0 = validate94.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.error_code = true;
}
if(data.code !== undefined){
let data0 = data.code;
const _errs0 = errors;
if(!(((data0 === "validation_failed") || (data0 === "bad_jwt")) || (data0 === 400))){
validate137.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema52.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs0 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_code !== undefined){
let data1 = data.error_code;
const _errs1 = errors;
if(!((data1 === "validation_failed") || (data1 === "bad_jwt"))){
validate137.errors = [{instancePath:instancePath+"/error_code",schemaPath:"#/properties/error_code/enum",keyword:"enum",params:{allowedValues: schema52.properties.error_code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
}
}
}
validate137.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate137.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const jwks200 = validate139;
const schema53 = {"type":"object","required":["keys"],"properties":{"keys":{"type":"array","items":{"$ref":"auth.PublicKey"}}},"$id":"jwks200"};
const schema54 = {"type":"object","required":["kty","alg"],"properties":{"kty":{"type":"string","enum":["EC","RSA","OKP"],"description":"Symmetric keys are never listed."},"kid":{"type":"string"},"alg":{"type":"string"},"use":{"type":"string"},"key_ops":{"type":"array","items":{"type":"string"}},"d":false},"$id":"auth.PublicKey"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="auth.PublicKey" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kty === undefined) && (missing0 = "kty")) || ((data.alg === undefined) && (missing0 = "alg"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kty !== undefined){
let data0 = data.kty;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate140.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "EC") || (data0 === "RSA")) || (data0 === "OKP"))){
validate140.errors = [{instancePath:instancePath+"/kty",schemaPath:"#/properties/kty/enum",keyword:"enum",params:{allowedValues: schema54.properties.kty.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kid !== undefined){
const _errs3 = errors;
if(typeof data.kid !== "string"){
validate140.errors = [{instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alg !== undefined){
const _errs5 = errors;
if(typeof data.alg !== "string"){
validate140.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.use !== undefined){
const _errs7 = errors;
if(typeof data.use !== "string"){
validate140.errors = [{instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_ops !== undefined){
let data4 = data.key_ops;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data4[i0] !== "string"){
validate140.errors = [{instancePath:instancePath+"/key_ops/" + i0,schemaPath:"#/properties/key_ops/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/key_ops",schemaPath:"#/properties/key_ops/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.d !== undefined){
var valid0 = false;
validate140.errors = [{instancePath:instancePath+"/d",schemaPath:"#/properties/d/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}];
return false;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"kty":true,"kid":true,"alg":true,"use":true,"key_ops":true,"d":true},"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="jwks200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.keys === undefined) && (missing0 = "keys")){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate140(data0[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};

export const settings200 = validate142;
const schema55 = {"type":"object","required":["external","disable_signup","mailer_autoconfirm","phone_autoconfirm","sms_provider","saml_enabled","passkeys_enabled"],"properties":{"external":{"type":"object","required":["anonymous_users","email","phone"],"additionalProperties":{"type":"boolean"}},"disable_signup":{"type":"boolean"},"mailer_autoconfirm":{"type":"boolean"},"phone_autoconfirm":{"type":"boolean"},"sms_provider":{"type":"string"},"saml_enabled":{"type":"boolean"},"passkeys_enabled":{"type":"boolean"}},"$id":"settings200"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="settings200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.external === undefined) && (missing0 = "external")) || ((data.disable_signup === undefined) && (missing0 = "disable_signup"))) || ((data.mailer_autoconfirm === undefined) && (missing0 = "mailer_autoconfirm"))) || ((data.phone_autoconfirm === undefined) && (missing0 = "phone_autoconfirm"))) || ((data.sms_provider === undefined) && (missing0 = "sms_provider"))) || ((data.saml_enabled === undefined) && (missing0 = "saml_enabled"))) || ((data.passkeys_enabled === undefined) && (missing0 = "passkeys_enabled"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.external !== undefined){
let data0 = data.external;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.anonymous_users === undefined) && (missing1 = "anonymous_users")) || ((data0.email === undefined) && (missing1 = "email"))) || ((data0.phone === undefined) && (missing1 = "phone"))){
validate142.errors = [{instancePath:instancePath+"/external",schemaPath:"#/properties/external/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
for(const key0 in data0){
const _errs4 = errors;
if(typeof data0[key0] !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/external/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/external/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_signup !== undefined){
const _errs6 = errors;
if(typeof data.disable_signup !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/disable_signup",schemaPath:"#/properties/disable_signup/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mailer_autoconfirm !== undefined){
const _errs8 = errors;
if(typeof data.mailer_autoconfirm !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/mailer_autoconfirm",schemaPath:"#/properties/mailer_autoconfirm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_autoconfirm !== undefined){
const _errs10 = errors;
if(typeof data.phone_autoconfirm !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/phone_autoconfirm",schemaPath:"#/properties/phone_autoconfirm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sms_provider !== undefined){
const _errs12 = errors;
if(typeof data.sms_provider !== "string"){
validate142.errors = [{instancePath:instancePath+"/sms_provider",schemaPath:"#/properties/sms_provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.saml_enabled !== undefined){
const _errs14 = errors;
if(typeof data.saml_enabled !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/saml_enabled",schemaPath:"#/properties/saml_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passkeys_enabled !== undefined){
const _errs16 = errors;
if(typeof data.passkeys_enabled !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/passkeys_enabled",schemaPath:"#/properties/passkeys_enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"external":true,"disable_signup":true,"mailer_autoconfirm":true,"phone_autoconfirm":true,"sms_provider":true,"saml_enabled":true,"passkeys_enabled":true},"dynamicProps":false,"dynamicItems":false};

export const health200 = validate143;
const schema56 = {"type":"object","required":["version","name","description"],"properties":{"version":{"type":"string"},"name":{"type":"string","const":"GoTrue"},"description":{"type":"string"}},"$id":"health200"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="health200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.version === undefined) && (missing0 = "version")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
validate143.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate143.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("GoTrue" !== data1){
validate143.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "GoTrue"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
validate143.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"version":true,"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};

export const crmTrackingRequest = validate144;
const schema57 = {"oneOf":[{"$ref":"functions.PageView"},{"$ref":"functions.FunnelStage"}],"$id":"crmTrackingRequest"};
const schema58 = {"type":"object","required":["type","data"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"page_view"},"data":{"type":"object","required":["sessionId","pagePath"],"additionalProperties":false,"properties":{"userId":{"$ref":"functions.UserId"},"sessionId":{"$ref":"functions.SessionId"},"pagePath":{"type":"string","pattern":"^/"},"pageTitle":{"type":["string","null"]},"referrer":{"type":["string","null"]},"timeOnPage":{"$ref":"functions.Seconds"},"scrollDepth":{"type":["integer","null"],"minimum":0,"maximum":100,"description":"Percent."},"interactions":{"type":["integer","null"],"minimum":0},"metadata":{"type":["object","null"]}}}},"$id":"functions.PageView"};
const schema59 = {"type":["string","null"],"pattern":"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$","$id":"functions.UserId"};
const pattern7 = new RegExp("^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$", "u");

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.UserId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema59.type},message:"must be string,null"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern7.test(data)){
validate146.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"},message:"must match pattern \""+"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"+"\""}];
return false;
}
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"string","pattern":"^.{1,128}$","$id":"functions.SessionId"};
const pattern8 = new RegExp("^.{1,128}$", "u");

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.SessionId" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate148.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^.{1,128}$"},message:"must match pattern \""+"^.{1,128}$"+"\""}];
return false;
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":["integer","null"],"minimum":0,"$id":"functions.Seconds"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Seconds" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema61.type},message:"must be integer,null"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate150.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern9 = new RegExp("^/", "u");

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.PageView" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "data"))){
validate145.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("page_view" !== data0){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "page_view"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.sessionId === undefined) && (missing1 = "sessionId")) || ((data1.pagePath === undefined) && (missing1 = "pagePath"))){
validate145.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(func1.call(schema58.properties.data.properties, key1))){
validate145.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.userId !== undefined){
const _errs7 = errors;
if(!(validate146(data1.userId, {instancePath:instancePath+"/data/userId",parentData:data1,parentDataProperty:"userId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.sessionId !== undefined){
const _errs8 = errors;
if(!(validate148(data1.sessionId, {instancePath:instancePath+"/data/sessionId",parentData:data1,parentDataProperty:"sessionId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.pagePath !== undefined){
let data4 = data1.pagePath;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern9.test(data4)){
validate145.errors = [{instancePath:instancePath+"/data/pagePath",schemaPath:"#/properties/data/properties/pagePath/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/data/pagePath",schemaPath:"#/properties/data/properties/pagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.pageTitle !== undefined){
let data5 = data1.pageTitle;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/pageTitle",schemaPath:"#/properties/data/properties/pageTitle/type",keyword:"type",params:{type: schema58.properties.data.properties.pageTitle.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.referrer !== undefined){
let data6 = data1.referrer;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/referrer",schemaPath:"#/properties/data/properties/referrer/type",keyword:"type",params:{type: schema58.properties.data.properties.referrer.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.timeOnPage !== undefined){
const _errs15 = errors;
if(!(validate150(data1.timeOnPage, {instancePath:instancePath+"/data/timeOnPage",parentData:data1,parentDataProperty:"timeOnPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.scrollDepth !== undefined){
let data8 = data1.scrollDepth;
const _errs16 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/scrollDepth",schemaPath:"#/properties/data/properties/scrollDepth/type",keyword:"type",params:{type: schema58.properties.data.properties.scrollDepth.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
validate145.errors = [{instancePath:instancePath+"/data/scrollDepth",schemaPath:"#/properties/data/properties/scrollDepth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate145.errors = [{instancePath:instancePath+"/data/scrollDepth",schemaPath:"#/properties/data/properties/scrollDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.interactions !== undefined){
let data9 = data1.interactions;
const _errs18 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/interactions",schemaPath:"#/properties/data/properties/interactions/type",keyword:"type",params:{type: schema58.properties.data.properties.interactions.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate145.errors = [{instancePath:instancePath+"/data/interactions",schemaPath:"#/properties/data/properties/interactions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.metadata !== undefined){
let data10 = data1.metadata;
const _errs20 = errors;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
validate145.errors = [{instancePath:instancePath+"/data/metadata",schemaPath:"#/properties/data/properties/metadata/type",keyword:"type",params:{type: schema58.properties.data.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","required":["type","data"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"funnel_stage"},"data":{"type":"object","required":["sessionId","stage","completed"],"additionalProperties":false,"properties":{"userId":{"$ref":"functions.UserId"},"sessionId":{"$ref":"functions.SessionId"},"stage":{"enum":["landing","pricing","checkout","success"]},"completed":{"type":"boolean"},"timeSpent":{"$ref":"functions.Seconds"},"exitReason":{"type":["string","null"]},"metadata":{"type":["object","null"]}}}},"$id":"functions.FunnelStage"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.FunnelStage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "data"))){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate153.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("funnel_stage" !== data0){
validate153.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "funnel_stage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.sessionId === undefined) && (missing1 = "sessionId")) || ((data1.stage === undefined) && (missing1 = "stage"))) || ((data1.completed === undefined) && (missing1 = "completed"))){
validate153.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "userId") || (key1 === "sessionId")) || (key1 === "stage")) || (key1 === "completed")) || (key1 === "timeSpent")) || (key1 === "exitReason")) || (key1 === "metadata"))){
validate153.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.userId !== undefined){
const _errs7 = errors;
if(!(validate146(data1.userId, {instancePath:instancePath+"/data/userId",parentData:data1,parentDataProperty:"userId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.sessionId !== undefined){
const _errs8 = errors;
if(!(validate148(data1.sessionId, {instancePath:instancePath+"/data/sessionId",parentData:data1,parentDataProperty:"sessionId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.stage !== undefined){
let data4 = data1.stage;
const _errs9 = errors;
if(!((((data4 === "landing") || (data4 === "pricing")) || (data4 === "checkout")) || (data4 === "success"))){
validate153.errors = [{instancePath:instancePath+"/data/stage",schemaPath:"#/properties/data/properties/stage/enum",keyword:"enum",params:{allowedValues: schema62.properties.data.properties.stage.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.completed !== undefined){
const _errs10 = errors;
if(typeof data1.completed !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/data/completed",schemaPath:"#/properties/data/properties/completed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.timeSpent !== undefined){
const _errs12 = errors;
if(!(validate150(data1.timeSpent, {instancePath:instancePath+"/data/timeSpent",parentData:data1,parentDataProperty:"timeSpent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.exitReason !== undefined){
let data7 = data1.exitReason;
const _errs13 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate153.errors = [{instancePath:instancePath+"/data/exitReason",schemaPath:"#/properties/data/properties/exitReason/type",keyword:"type",params:{type: schema62.properties.data.properties.exitReason.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.metadata !== undefined){
let data8 = data1.metadata;
const _errs15 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
validate153.errors = [{instancePath:instancePath+"/data/metadata",schemaPath:"#/properties/data/properties/metadata/type",keyword:"type",params:{type: schema62.properties.data.properties.metadata.type},message:"must be object,null"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="crmTrackingRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate144.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate144.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate144.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const crmTracking201 = validate158;
const schema63 = {"type":"object","required":["id"],"properties":{"id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}},"additionalProperties":false,"$id":"crmTracking201"};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="crmTracking201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "id")){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const crmTracking400 = validate159;
const schema64 = {"$ref":"functions.Refusal","$id":"crmTracking400"};
const schema65 = {"type":"object","required":["error"],"properties":{"error":{"type":"string"}},"additionalProperties":false,"$id":"functions.Refusal"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="functions.Refusal" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "error")){
validate160.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.error !== undefined){
if(typeof data.error !== "string"){
validate160.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="crmTracking400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const crmTracking401 = validate162;
const schema66 = {"type":"object","required":["message"],"properties":{"message":{"type":"string"},"hint":{"type":"string"}},"$id":"crmTracking401"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="crmTracking401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate162.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hint !== undefined){
const _errs3 = errors;
if(typeof data.hint !== "string"){
validate162.errors = [{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"message":true,"hint":true},"dynamicProps":false,"dynamicItems":false};

export const crmTracking502 = validate163;
const schema67 = {"$ref":"functions.Refusal","$id":"crmTracking502"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="crmTracking502" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate160(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
